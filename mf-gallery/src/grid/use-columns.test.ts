import { expect, test } from 'vitest';
import { countColumns } from './use-columns.ts';

test.each([
  [0, 1],
  [343, 1],
  [531, 1],
  [532, 2],
  [1144, 4],
])('a grid with a width of %i pixels has %i columns', (width, columns) => {
  expect(countColumns(width)).toBe(columns);
});
