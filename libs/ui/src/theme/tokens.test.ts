import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { DARK, LIGHT, type Palette } from './tokens.ts';
import { buildTokensCss } from './tokens-css.ts';

type ColourName = keyof Palette;

/**
 * Foreground colour, background colour and minimum contrast ratio of WCAG 2.2 AA: 4.5 for text, 3 for the
 * border of a control.
 */
const CONTRAST_PAIRS: readonly (readonly [ColourName, ColourName, number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sheet', 4.5],
  ['ink', 'well', 4.5],
  ['ink', 'signalWash', 4.5],
  ['ink', 'successWash', 4.5],
  ['ink', 'dangerWash', 4.5],
  ['inkSoft', 'paper', 4.5],
  ['inkSoft', 'sheet', 4.5],
  ['inkSoft', 'well', 4.5],
  ['signal', 'paper', 4.5],
  ['signal', 'sheet', 4.5],
  ['signalHover', 'paper', 4.5],
  ['signalHover', 'sheet', 4.5],
  ['onSignal', 'signal', 4.5],
  ['onSignal', 'signalHover', 4.5],
  ['success', 'sheet', 4.5],
  ['success', 'paper', 4.5],
  ['success', 'successWash', 4.5],
  ['danger', 'sheet', 4.5],
  ['danger', 'paper', 4.5],
  ['danger', 'dangerWash', 4.5],
  ['paper', 'ink', 4.5],
  ['lineStrong', 'paper', 3],
  ['lineStrong', 'sheet', 3],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s palette has enough contrast', (_name, palette) => {
  test.each(CONTRAST_PAIRS)('the contrast of %s on %s is at least %d:1', (front, back, ratio) => {
    expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(ratio);
  });
});

test('tokens.css is up to date with the design tokens', () => {
  const written = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(written).toBe(buildTokensCss());
});
