import { expect, it } from 'vitest';
import { containsWhole, containsWholeText } from './contains-whole.ts';

it.each([
  ['15% off in store', '5% off'],
  ['now $50', '$5'],
  ['now $5.99', '$5'],
  ['1.250 €', '250 €'],
])(
  'finds that "%s" does not contain "%s", because another digit extends the number',
  (text, part) => {
    expect(containsWhole(text, part)).toBe(false);
  },
);

it.each([
  ['15% off in store, 5% off online', '5% off'],
  ['now $5, was $50', '$5'],
  ['on 5.', '5'],
  ['ラーメン980円大阪', '980円'],
])('finds that "%s" contains the whole of "%s"', (text, part) => {
  expect(containsWhole(text, part, { wholeWords: true })).toBe(true);
});

it('finds a part of a word unless the option requires whole words', () => {
  expect(containsWhole('wholesale', 'sale')).toBe(true);
  expect(containsWhole('wholesale', 'sale', { wholeWords: true })).toBe(false);
});

it.each([
  ['30 Days free, today', '30\u00a0days free'],
  ['Tel. 0113‑496 0000', '0113-496 0000'],
  ['am Freitag um 19:00.', 'Freitag, um 19:00'],
  ['15 % de remise', '15\u202f% de remise'],
  ['called “Rosa”', 'called "Rosa"'],
  ['code TERM15!', 'Code: TERM15'],
  ['先着 20 名様', '先着20名様'],
  ['쿠폰코드 CLEAN5. 12월 25일까지.', '12월25일까지'],
  ['선착순 20 명 무료 배송', '무료배송'],
  ['周六10:00-12:30，188元/人', '188元/人'],
  ['ORYGINALNE WINO 12,50 ZŁ', '12,50 zł'],
])('finds that "%s" states "%s" in full, regardless of spaces and punctuation', (text, said) => {
  expect(containsWholeText(text, said)).toBe(true);
});

it.each([
  ['now $5.99', '$5'],
  ['15% off in store', '5% off'],
  ['at 10, 00', '10:00'],
  ['code TERM150', 'TERM15'],
  ['Wholesale coffee', 'sale'],
])('finds that "%s" does not state "%s" in full', (text, said) => {
  expect(containsWholeText(text, said)).toBe(false);
});
