import { expect, it } from 'vitest';
import { lineUnits } from './line-units.ts';

it.each([
  ['For Gen Z sneakerheads', ['For', 'Gen Z sneakerheads']],
  ['Vitamin C. Every day.', ['Vitamin C.', 'Every', 'day.']],
  ['A general word', ['A general', 'word']],
])('keeps a letter of “%s” with what it names', (text, units) => {
  expect(lineUnits(text).map((unit) => unit.text)).toEqual(units);
});
