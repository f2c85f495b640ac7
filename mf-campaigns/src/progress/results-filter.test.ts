import { expect, test } from 'vitest';
import { testResult } from '../testing/test-campaign.ts';
import { resultsCsv } from './results-csv.ts';
import { filterResults } from './results-filter.ts';

const rows = [
  testResult(1, { name: 'Ceramic mug', reference: 'SKU-1', state: 'succeeded' }),
  testResult(2, { name: 'Iron teapot', reference: 'SKU-2', state: 'running' }),
  testResult(3, { name: 'Ceramic bowl', reference: 'SKU-3', state: 'failed' }),
  testResult(4, { name: '', state: 'faulty' }),
];
const positions = (kind: Parameters<typeof filterResults>[1]['kind'], search = '') =>
  filterResults(rows, { kind, search }).map(({ position }) => position);

test('rows are found by their state, words and line', () => {
  expect(positions('all')).toEqual([1, 2, 3, 4]);
  expect(positions('made')).toEqual([1]);
  expect(positions('unfinished')).toEqual([2]);
  expect(positions('failed')).toEqual([3]);
  expect(positions('left-out')).toEqual([4]);
  expect(positions('all', 'CERAMIC')).toEqual([1, 3]);
  expect(positions('all', 'ceramic sku-3')).toEqual([3]);
  expect(positions('all', '3')).toContain(2);
});

test('an export runs in no spreadsheet', () => {
  const evil = testResult(1, { name: '=HYPERLINK("http://evil")', problem: '+1', reference: '@a' });
  const [, line] = resultsCsv([evil], 'http://localhost:3000').split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(line).toContain(`,'+1,`);
  expect(line).toContain(`,'@a,`);
});

test('the list has the columns of offers that a row fills, and no others', () => {
  const offered = testResult(1, {
    offer: { code: 'TERM15', until: 'Sunday' },
    price: { amount: 19, currency: 'EUR', isFrom: false, was: 29 },
  });
  const [names, first, second] = resultsCsv([offered, testResult(2)], 'http://localhost:3000')
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (row: string[] | undefined, name: string) => row?.[names?.indexOf(name) ?? -1];
  expect(cell(first, 'promo_code')).toBe('TERM15');
  expect(cell(first, 'valid_until')).toBe('Sunday');
  expect([cell(first, 'price'), cell(first, 'was')]).toEqual(['€19', '€29']);
  expect(cell(second, 'promo_code')).toBe('');
  expect(names).not.toContain('phone');
});
