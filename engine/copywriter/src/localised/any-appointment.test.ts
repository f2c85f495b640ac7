import type { AdLanguage } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeGoalCommand } from './goal-command.ts';

const writeButton = (language: AdLanguage, product: string, goal: string) =>
  writeAdCopy({ language, product, goal, audience: '', emotion: 'trust' }, 1, 0).callToAction;

it.each([
  ['de', 'Elektriker in Köln', 'Termine buchen'],
  ['nl', 'Fietsenwinkel in Utrecht', 'afspraken boeken'],
  ['it', 'ristorante di pesce', 'prenotare un appuntamento'],
  ['sv', 'fiskrestaurang på ön', 'boka tid'],
] as const)(
  'a goal with just any appointment leaves the button to the trade, %s: %s',
  (language, product, goal) => {
    expect(writeButton(language, product, goal).toLowerCase()).not.toContain(goal.toLowerCase());
  },
);

it('a goal with a certain object is the button', () => {
  expect(writeGoalCommand('kostenloses Muster anfordern', 'de', false)?.button).toBe(
    'Kostenloses Muster anfordern',
  );
});
