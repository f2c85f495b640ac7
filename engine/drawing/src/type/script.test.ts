import { expect, it } from 'vitest';
import { getMinimumLeading } from './script.ts';

it.each([
  ['Một lý do để mỉm cười', 1.3],
  ['नमस्ते', 1.4],
  ['オンライン', 1.24],
  ['Größe, élan, año', 0],
])('getMinimumLeading leaves space between lines for the accents of “%s”', (text, leading) => {
  expect(getMinimumLeading(text)).toBe(leading);
});
