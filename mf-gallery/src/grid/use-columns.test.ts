import { expect, test } from 'vitest';
import { columnsIn } from './use-columns.ts';

test.each([
  [0, 1],
  [343, 1],
  [531, 1],
  [532, 2],
  [1144, 4],
])('a width of %i holds %i columns', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});
