import { expect, it } from 'vitest';
import { lineUnits } from './line-units.ts';

it.each([
  ['For Gen Z sneakerheads', ['For', 'Gen Z sneakerheads']],
  ['Vitamin C. Every day.', ['Vitamin C.', 'Every', 'day.']],
  ['A general word', ['A general', 'word']],
  ['with 80 km range', ['with', '80 km', 'range']],
  ['For the record: 10 year guarantee', ['For', 'the', 'record:', '10 year', 'guarantee']],
  ['20 g protein, 7 kg.', ['20 g protein,', '7 kg.']],
  ['3 memory presets', ['3', 'memory', 'presets']],
])('keeps a letter of “%s” with what it names', (text, units) => {
  expect(lineUnits(text).map((unit) => unit.text)).toEqual(units);
});
