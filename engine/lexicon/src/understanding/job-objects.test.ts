import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string]>([
  ['en', 'Dishwasher wanted, evenings'],
  ['ru', 'Требуется посудомойщица в кафе'],
  ['uk', 'Потрібна посудомийниця, графік 2/2'],
  ['ar', 'مطلوب غاسل صحون لمطعم'],
])('shows no thing for the person whom a job ad seeks: %s, %s', (language, field) => {
  expect(understandProduct(field, language).object).toBeNull();
});

it.each<[LexiconLanguage, string, string]>([
  ['en', 'Bosch dishwasher', 'washingMachine'],
  ['en', 'Baker wanted', 'loaf'],
  ['en', 'Pizza chef wanted', 'pizza'],
])('keeps the object of a trade or a thing: %s, %s', (language, field, object) => {
  expect(understandProduct(field, language).object).toBe(object);
});

it.each<[LexiconLanguage, string]>([
  ['de', 'Spülkraft Hotel Adler'],
  ['ar', 'عامل نظافة لمدرسة'],
  ['ru', 'Продавец-консультант в салон обуви'],
])('shows no workplace of a job ad: %s, %s', (language, field) => {
  expect(understandProduct(field, language).object).toBeNull();
});
