import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string, string]>([
  ['en', 'Lawn care company, from $40', 'garden'],
  ['de', 'Rasenpflege ab 30 €', 'garden'],
  ['de', 'Wohnungsrenovierung in Köln', 'building'],
  ['es', 'Reforma de pisos en Bilbao', 'building'],
  ['es', 'Taller de reparación de muñecas', 'mending'],
])(
  'reads work on a thing as work, and not as the thing or a course: %s, %s',
  (language, field, trade) => {
    expect(understandProduct(field, language).trade).toBe(trade);
  },
);

it.each<[LexiconLanguage, string]>([
  ['de', 'Bienenhotel aus Eiche'],
  ['nl', 'Insectenhotel van hout'],
  ['pl', 'Domek dla pszczół'],
])('shows a box for insects and no suitcase of guests: %s, %s', (language, field) => {
  expect(understandProduct(field, language).object).toBe('birdhouse');
});

it('does not read a workshop for a craft as a repair shop', () => {
  expect(understandProduct('Майстерня писанки у Львові', 'uk').trade).toBeNull();
});
