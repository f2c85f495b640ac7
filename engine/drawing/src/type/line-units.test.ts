import { expect, it } from 'vitest';
import { LINE_BREAK, splitIntoLineUnits } from './line-units.ts';

it.each([
  ['For Gen Z sneakerheads', ['For', 'Gen Z sneakerheads']],
  ['Vitamin C. Every day.', ['Vitamin C.', 'Every', 'day.']],
  ['A general word', ['A general', 'word']],
  ['with 80 km range', ['with', '80 km', 'range']],
  ['For the record: 10 year guarantee', ['For', 'the', 'record:', '10 year', 'guarantee']],
  ['20 g protein, 7 kg.', ['20 g protein,', '7 kg.']],
  ['3 memory presets', ['3', 'memory', 'presets']],
])(
  'splitIntoLineUnits keeps a single letter of “%s” with the word to which it belongs',
  (text, units) => {
    expect(splitIntoLineUnits(text).map((unit) => unit.text)).toEqual(units);
  },
);

it.each([
  ['11月30日まで20％オフ', '11月30日'],
  ['2026年11月30日開催', '2026年11月30日'],
  ['先着10名様に進呈', '10名'],
  ['午後7時から開演', '午後7時'],
  ['11/30（土）18:00〜', '18:00〜'],
  ['11/30（土）18:00〜', '11/30'],
  ['2泊3日の温泉旅行', '2泊3日'],
  ['第3回陶芸教室', '第3回'],
  ['価格は5,000円です', '5,000円'],
  ['瑜伽课11月30日截止', '11月30日'],
  ['每节课200元起', '200元'],
  ['11월 30일까지 할인', '11월 30일'],
  ['오후 7시 시작', '오후 7시'],
])('splitIntoLineUnits keeps a number in “%s” with its counter', (text, whole) => {
  const units = splitIntoLineUnits(text, true).map((unit) => unit.text);
  expect(units.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(
    units.some((unit) => unit.includes(whole)),
    units.join(' | '),
  ).toBe(true);
});

it('splitIntoLineUnits breaks a line within a date if the typeface allows breaks in dates', () => {
  expect(splitIntoLineUnits('11月30日').length).toBeGreaterThan(1);
  expect(splitIntoLineUnits('11월 30일')).toHaveLength(2);
});

it('splitIntoLineUnits ends a line where the user broke it, and nowhere else', () => {
  const ends = splitIntoLineUnits(`Pour over${LINE_BREAK}slow mornings`).filter(
    (unit) => unit.breakAfter,
  );
  expect(ends.map(({ text }) => text)).toEqual(['over']);
  expect(splitIntoLineUnits('Pour over\nslow mornings').some((unit) => unit.breakAfter)).toBe(
    false,
  );
});
