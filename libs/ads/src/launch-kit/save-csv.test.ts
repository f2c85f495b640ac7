import { expect, test } from 'vitest';
import { buildCsvFileName } from './save-csv.ts';

test.each([
  ['Spring sale, 2026!', 'spring-sale-2026.csv'],
  ['«Été»', 'été.csv'],
  ['???', 'audit.csv'],
])('buildCsvFileName names a file after its title: %s', (title, name) => {
  expect(buildCsvFileName(title, 'audit')).toBe(name);
});
