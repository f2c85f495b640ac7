import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const factsIn = (product: string, language: WrittenLanguage, goal = '') =>
  readFacts({ product, audience: '', goal }, language).map(({ kind, text }) => `${kind}: ${text}`);

it.each<[WrittenLanguage, string, string]>([
  ['de', 'Anhänger mieten, Kaution 150, Abholung in Ulm', 'price: Kaution 150'],
  ['de', 'Wir suchen Köche, 3.200 brutto im Monat', 'price: 3.200 brutto im Monat'],
  ['fr', 'Location de vélos, demi-journée 15, journée 25', 'price: Demi-journée 15, journée 25'],
  ['es', 'Clases de judo, mensualidad 42, pista cubierta', 'price: Mensualidad 42'],
  ['es', 'Aceite de oliva, botellas de 500 ml a 8,90', 'price: Botellas de 500 ml a 8,90'],
  ['it', 'Cerchiamo camerieri, 1.450 netti al mese', 'price: 1.450 netti al mese'],
  ['pt', 'Aulas de judô, mensalidade 180, kimono incluso', 'price: Mensalidade 180'],
  ['nl', 'Elektricien Gouda, uurtarief 55,00 excl btw', 'price: Uurtarief 55,00 excl btw'],
  ['pl', 'Szukamy kucharza, 32 netto za godzinę', 'price: 32 netto za godzinę'],
  ['sv', 'Kattpensionat i Lund, 2 900/mån, egen rastgård', 'price: 2 900/mån'],
  ['ru', 'Стрижка собак, крупные породы от 2500, выезд', 'price: Крупные породы от 2500'],
  ['uk', 'Прокат човнів, застава 1000, жилети є', 'price: Застава 1000'],
])('reads a price without a currency in the language %s: %s', (language, product, price) => {
  expect(factsIn(product, language)).toContain(price);
});

it.each<[WrittenLanguage, string]>([
  ['de', 'Kaution nach Absprache, Wohnung 60 m²'],
  ['fr', 'Forfait 10 séances de massage'],
  ['it', 'Concerto, porte alle 20.30'],
  ['pl', 'Kurs w Gdyni, egzamin 22-23.03'],
  ['pt', 'Garrafa de 500 ml, líquido para limpeza'],
])('reads no price from another number in the language %s: %s', (language, product) => {
  expect(factsIn(product, language).filter((fact) => fact.startsWith('price'))).toEqual([]);
});

it.each<[WrittenLanguage, string, string]>([
  ['es', 'pedir con cupon OTONO', 'code: Con cupon OTONO'],
  ['pt', 'usar codigo FLOR10', 'code: Codigo FLOR10'],
  ['fr', 'reserver avant le 3 fevrier', 'until: Avant le 3 fevrier'],
])('reads words that were typed without accents in the language %s: %s', (language, goal, fact) => {
  expect(factsIn('x', language, goal)).toContain(fact);
});
