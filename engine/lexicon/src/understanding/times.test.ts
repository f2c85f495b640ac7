import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string, string | null]>([
  ['de', 'Hofflohmarkt Ehrenfeld, Sonntag 10 bis 16 Uhr', 'tickets'],
  ['de', 'Akku 10 Stunden Laufzeit', null],
  ['tr', 'Pil 10 saat', null],
  ['ar', 'بطارية 10 ساعات', null],
])(
  'does not read the hours of a field as a watch or a lesson: %s, %s',
  (language, field, shown) => {
    const { object, nounKind } = understandProduct(field, language);
    expect(object).toBe(shown);
    expect(nounKind).not.toBe('course');
  },
);

it.each<[LexiconLanguage, string, string]>([
  ['de', 'Reitstunden', 'horse'],
  ['de', 'Uhr mit Lederband', 'watch'],
  ['tr', 'Kol saati erkek', 'watch'],
  ['id', 'Jam tangan pria', 'watch'],
])('reads a word for hours without a number as a thing: %s, %s', (language, field, object) => {
  expect(understandProduct(field, language).object).toBe(object);
});

it('reads a course with counted days in a language that joins nouns', () => {
  expect(understandProduct('Drejkurs nybörjare 5 torsdagar', 'sv').nounKind).toBe('course');
});

it.each<[LexiconLanguage, string]>([
  ['nl', 'Workshop bloemschikken zaterdag'],
  ['de', 'Yogakurs Samstag'],
])('reads a course on a weekday as a course: %s, %s', (language, field) => {
  expect(understandProduct(field, language).nounKind).toBe('course');
});

it('reads a day of its own as an event', () => {
  expect(understandProduct('Familientag am Samstag', 'de').nounKind).toBe('event');
});
