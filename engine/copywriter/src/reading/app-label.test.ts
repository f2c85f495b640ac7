import { expect, it } from 'vitest';
import { hasAppLabel } from './app-label.ts';

it.each([
  'Italienisch lernen, App, 7 Tage kostenlos',
  '1日10分でイタリア語、アプリ、7日間無料',
  'Włoski, aplikacja',
])('finds the word for an app in “%s”', (product) => expect(hasAppLabel(product)).toBe(true));

it.each(['App für Läufer', 'Apple juice, 1 l', 'Photo app with filters'])(
  'does not read a part of the name as a label: “%s”',
  (product) => expect(hasAppLabel(product)).toBe(false),
);
