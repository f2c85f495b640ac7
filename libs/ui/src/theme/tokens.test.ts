import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS, DARK, LIGHT } from './tokens.ts';
import { tokensCss } from './tokens-css.ts';

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s', (_name, palette) => {
  test.each(CONTRAST_PAIRS)('%s on %s is at least %d:1', (front, back, ratio) => {
    expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(ratio);
  });
});

test('tokens.css is what the tokens say', () => {
  const written = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(written).toBe(tokensCss());
});
