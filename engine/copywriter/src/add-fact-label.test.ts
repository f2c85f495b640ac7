import { expect, it } from 'vitest';
import { addFactLabel, lowerDayNames } from './add-fact-label.ts';

it.each([
  ['30 Kasım', 'tr', 'Son gün: 30 Kasım'],
  ["30 Kasım'a kadar geçerli", 'tr', "30 Kasım'a kadar geçerli"],
  ['15 ديسمبر', 'ar', 'حتى 15 ديسمبر'],
  ['12月31日截止', 'zh', '12月31日截止'],
  ['12月31日', 'zh', '截至12月31日'],
  ['周日', 'zh', '截至周日'],
  ['niedzieli', 'pl', 'Ważne do: niedzieli'],
  ['воскресенья', 'ru', 'До воскресенья'],
  ['воскресенье', 'ru', 'Последний день: воскресенье'],
  ['неділі', 'uk', 'До неділі'],
] as const)('adds a label to the deadline “%s” in the language %s', (text, language, said) => {
  expect(addFactLabel({ kind: 'until', text }, language)).toBe(said);
});

it('adds no label to an old price that an abbreviation already labels', () => {
  expect(addFactLabel({ kind: 'was', text: 'i.p.v. € 199,-' }, 'nl')).toBe('i.p.v. € 199,-');
  expect(addFactLabel({ kind: 'was', text: '€ 199,-' }, 'nl')).toBe('Eerst € 199,-');
});

it.each([
  ['20%', 'en', '20% off'],
  ['$10', 'en', '$10 off'],
  ['20 %', 'de', '20 % Rabatt'],
  ['%20', 'tr', '%20 indirim'],
  ['20%', 'ja', '20%オフ'],
] as const)('adds a label to the bare discount “%s” in the language %s', (text, language, said) => {
  expect(addFactLabel({ kind: 'discount', text }, language)).toBe(said);
});

it.each([
  ['20% off', 'en'],
  ['-20 %', 'de'],
  ['2x1', 'es'],
  ['1+1', 'pl'],
  ['8折', 'zh'],
] as const)('prints the discount “%s” in the language %s as typed', (text, language) => {
  expect(addFactLabel({ kind: 'discount', text }, language)).toBe(text);
});

it('an abbreviation inside a sentence keeps its capitals', () => {
  expect(lowerDayNames('DP paling lambat 20 Juli', 'id')).toBe('DP paling lambat 20 Juli');
  expect(lowerDayNames('Hasta el domingo', 'es')).toBe('hasta el domingo');
});
