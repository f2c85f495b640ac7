import { expect, it } from 'vitest';
import { capitalise, clip, mendEnglish, tidy } from './free-text.ts';

it.each([
  ['led strip lights', 'LED strip lights'],
  ['led desk lamp', 'LED desk lamp'],
  ['it support for firms', 'IT support for firms'],
  ['hr software', 'HR software'],
])('writes the abbreviation in “%s” in capitals', (typed, mended) => {
  expect(mendEnglish(typed)).toBe(mended);
});

it.each([
  'birth class led by a midwife',
  'led by light',
  'women-led lighting studio',
  'it supports your back',
  '24 hr delivery',
  '24-hr gym',
])('finds no abbreviation to write in capitals in “%s”', (typed) => {
  expect(mendEnglish(typed)).toBe(typed);
});

it.each([
  ['(!0', '(0'],
  ['Coffee (... the best', 'Coffee (the best'],
  ['Training (.NET)', 'Training (.NET)'],
])('removes punctuation after the opening bracket in “%s”', (typed, tidied) => {
  expect(tidy(typed)).toBe(tidied);
});

it.each([
  ['Teilzeit, 20-25 Std., 30 Tage Urlaub', 'Teilzeit, 20-25 Std., 30 Tage Urlaub'],
  ['New hats!!, warm.,, soft', 'New hats! warm. soft'],
])('keeps the comma after an abbreviation’s full stop in “%s”', (typed, tidied) => {
  expect(tidy(typed)).toBe(tidied);
});

it('shortens a text between two words in a language without spaces', () => {
  expect(clip('ร้านอาหารไทยโบราณริมแม่น้ำเจ้าพระยา', 26)).toBe('ร้านอาหารไทยโบราณริมแม่น้ำ');
  expect(clip('手作りの木製家具', 6)).toBe('手作りの木製');
  expect(clip('Donaudampfschifffahrt', 10)).toBe('Donaudampf');
});

it('shortens a text before the words that introduce the removed part', () => {
  expect(clip('Studio legale per il diritto del lavoro', 34)).toBe('Studio legale per il diritto');
});

it.each([
  ['’s ochtends pakken en gaan', '’s Ochtends pakken en gaan'],
  ['’S ochtends', '’s Ochtends'],
  ['één dagdeel', 'Eén dagdeel'],
  ['’t zit goed', '’t Zit goed'],
])('capitalises the second word of the Dutch sentence “%s”', (text, written) => {
  expect(capitalise(text, 'nl')).toBe(written);
});

it('an emoji between two Korean sentences becomes a full stop', () => {
  expect(tidy('오늘 따서 오늘 보냅니다 🍊 못난이도 있어요')).toBe(
    '오늘 따서 오늘 보냅니다. 못난이도 있어요',
  );
  expect(tidy('제주 감귤 🍊 5kg')).toBe('제주 감귤 5kg');
});
