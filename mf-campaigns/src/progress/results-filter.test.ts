import { expect, test } from 'vitest';
import { createTestResult } from '../testing/test-campaign.ts';
import { buildResultsCsv } from './results-csv.ts';
import { filterResults } from './results-filter.ts';

const rows = [
  createTestResult(1, { name: 'Ceramic mug', reference: 'SKU-1', state: 'succeeded' }),
  createTestResult(2, { name: 'Iron teapot', reference: 'SKU-2', state: 'running' }),
  createTestResult(3, { name: 'Ceramic bowl', reference: 'SKU-3', state: 'failed' }),
  createTestResult(4, { name: '', state: 'faulty' }),
];
const positions = (kind: Parameters<typeof filterResults>[1]['kind'], search = '') =>
  filterResults(rows, { kind, search, order: 'file' }).map(({ position }) => position);

test('the filter of results finds rows by state, search words and line number', () => {
  expect(positions('all')).toEqual([1, 2, 3, 4]);
  expect(positions('made')).toEqual([1]);
  expect(positions('unfinished')).toEqual([2]);
  expect(positions('failed')).toEqual([3]);
  expect(positions('left-out')).toEqual([4]);
  expect(positions('all', 'CERAMIC')).toEqual([1, 3]);
  expect(positions('all', 'ceramic sku-3')).toEqual([3]);
  expect(positions('all', '3')).toContain(2);
});

test('the filter of results sorts rows by score, with rows without a score last', () => {
  const scored = [
    createTestResult(1, { score: 61 }),
    createTestResult(2, { score: null }),
    createTestResult(3, { score: 84 }),
  ];
  const byScore = filterResults(scored, { kind: 'all', search: '', order: 'score' });
  expect(byScore.map(({ position }) => position)).toEqual([3, 1, 2]);
});

test('the CSV export escapes cells that a spreadsheet would run as a formula', () => {
  const evil = createTestResult(1, {
    name: '=HYPERLINK("http://evil")',
    problem: '+1',
    reference: '@a',
  });
  const [, line] = buildResultsCsv([evil], 'http://localhost:3000').split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(line).toContain(`,'+1,`);
  expect(line).toContain(`,'@a,`);
});

test('the CSV export has a column for each field of an offer that has a value in any row', () => {
  const offered = createTestResult(1, {
    offer: { code: 'TERM15', until: 'Sunday' },
    price: { amount: 19, currency: 'EUR', isFrom: false, was: 29 },
  });
  const [names, first, second] = buildResultsCsv(
    [offered, createTestResult(2)],
    'http://localhost:3000',
  )
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (row: string[] | undefined, name: string) => row?.[names?.indexOf(name) ?? -1];
  expect(cell(first, 'promo_code')).toBe('TERM15');
  expect(cell(first, 'valid_until')).toBe('Sunday');
  expect([cell(first, 'price'), cell(first, 'was')]).toEqual(['€19', '€29']);
  expect(cell(second, 'promo_code')).toBe('');
  expect(names).not.toContain('phone');
  expect(names).not.toContain('printed_facts');
});

test('the CSV export contains the offer as the ad shows it, even if the offer was edited', () => {
  const catalogue = {
    offer: { code: 'TERM15', phone: '0221 1234567' },
    price: { amount: 19, currency: 'EUR', isFrom: false, was: 29 },
  } as const;
  const asMade = createTestResult(1, {
    ...catalogue,
    printed: {
      offer: { kind: 'price', text: '19 €', was: '29 €' },
      facts: ['Code: TERM15', 'Tel. 0221 1234567'],
    },
  });
  const edited = createTestResult(2, {
    ...catalogue,
    printed: { offer: { kind: 'price', text: '15 €' }, facts: ['Code: TERM15'] },
  });
  const besideDiscount = createTestResult(3, {
    ...catalogue,
    printed: { offer: { kind: 'discount', text: '20 % Rabatt' }, facts: ['Ab 17 €'] },
  });
  const [names, ...lines] = buildResultsCsv(
    [asMade, edited, besideDiscount],
    'http://localhost:3000',
  )
    .split('\r\n')
    .map((line) => line.split(','));
  const cells = (row: number, ...columns: string[]) =>
    columns.map((name) => lines[row]?.[names?.indexOf(name) ?? -1]);
  expect(cells(0, 'price', 'was', 'promo_code', 'phone')).toEqual([
    '19 €',
    '29 €',
    'TERM15',
    '0221 1234567',
  ]);
  expect(cells(1, 'price', 'was', 'promo_code', 'phone')).toEqual(['15 €', '', 'TERM15', '']);
  expect(cells(2, 'discount', 'price', 'was')).toEqual(['20 % Rabatt', 'Ab 17 €', '']);
  expect(cells(1, 'printed_facts')).toEqual(['15 € · Code: TERM15']);
});

test('the CSV export does not find a discount code inside a longer code', () => {
  const row = (at: number, fact: string) =>
    createTestResult(at, { offer: { code: 'SAVE1' }, printed: { offer: null, facts: [fact] } });
  const [names, kept, changed] = buildResultsCsv(
    [row(1, 'Code: save1.'), row(2, 'Code: SAVE10')],
    'http://localhost:3000',
  )
    .split('\r\n')
    .map((line) => line.split(','));
  const at = names?.indexOf('promo_code') ?? -1;
  expect([kept?.[at], changed?.[at]]).toEqual(['SAVE1', '']);
});
