import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

const WORDS: readonly [LexiconLanguage, string, string][] = [
  ['de', 'Gift', 'poison'],
  ['de', 'Teller', 'dinnerware'],
  ['de', 'Bank aus Holz', 'bench'],
  ['nl', 'Bank', 'sofa'],
  ['fr', 'Banque', 'bank'],
  ['de', 'Boot', 'boat'],
  ['nl', 'Boot', 'boat'],
  ['en', 'Boot', 'hiking-boots'],
  ['de', 'Brief', 'homograph'],
  ['nl', 'Brief', 'homograph'],
  ['sv', 'Gift', 'poison'],
  ['sv', 'Stol', 'armchair'],
  ['sv', 'Glass', 'ice-cream'],
  ['sv', 'Rum', 'homograph'],
  ['sv', 'Bord', 'dining-table'],
  ['nl', 'Bord', 'dinnerware'],
  ['it', 'Camera da letto', 'bedroom-furniture'],
  ['it', 'Camera matrimoniale', 'hotel'],
  ['en', 'Camera', 'camera-electronics'],
  ['it', 'Vela', 'boat'],
  ['es', 'Vela', 'candle'],
  ['it', 'Burro', 'butter'],
  ['es', 'Burro', 'homograph'],
  ['es', 'Mantel', 'tablecloth'],
  ['it', 'Tasse', 'tax'],
  ['fr', 'Tasse', 'espresso-cups'],
  ['es', 'Pan', 'bread'],
  ['en', 'Pan', 'pan'],
  ['pt', 'Viola', 'guitar'],
  ['it', 'Viola', 'violin'],
  ['pt', 'Pasta', 'homograph'],
  ['tr', 'Pasta', 'cake'],
  ['it', 'Pasta', 'pasta'],
  ['pt', 'Salsa', 'homograph'],
  ['fr', 'Chair à saucisse', 'sausage'],
  ['fr', 'Pain', 'bread'],
  ['fr', 'Pie', 'homograph'],
  ['pl', 'Pies', 'pet'],
  ['nl', 'Pet', 'cap'],
  ['pl', 'Stół', 'dining-table'],
  ['id', 'Roti', 'bread'],
];

it.each(WORDS)(
  'reads a word by its meaning in the brief’s language: %s, %s',
  (language, word, concept) => {
    const found = understandProduct(word, language).concept;
    expect([found?.id, ...(found?.broader ?? [])]).toContain(concept);
  },
);

it.each<[LexiconLanguage, string, string]>([
  ['es', 'Mesa de roble', 'dining-table'],
  ['pt', 'Mesa de carvalho', 'dining-table'],
  ['de', 'Tisch aus Eiche', 'dining-table'],
  ['nl', 'Tafel van eiken', 'dining-table'],
  ['sv', 'Bord av ek', 'dining-table'],
  ['pl', 'Stół z dębu', 'dining-table'],
  ['ru', 'Стол из дуба', 'dining-table'],
  ['en', 'Leather belts', 'belt'],
  ['es', 'Cinturón de cuero', 'belt'],
  ['fr', 'Ceinture de cuir', 'belt'],
  ['it', 'Cintura di pelle', 'belt'],
  ['de', 'Gürtel aus Leder', 'belt'],
  ['nl', 'Riem van leer', 'belt'],
  ['sv', 'Bälte av läder', 'belt'],
  ['pl', 'Pasek ze skóry', 'belt'],
  ['ru', 'Ремень из кожи', 'belt'],
  ['uk', 'Ремінь зі шкіри', 'belt'],
  ['id', 'Sabuk dari kulit', 'belt'],
  ['it', 'Vaso di vetro', 'vase'],
  ['ru', 'Ваза из стекла', 'vase'],
  ['fr', 'Pull en laine', 'sweater'],
  ['it', 'Sciarpa di seta', 'scarf'],
])('reads the thing, not its material, as the product: %s, %s', (language, title, concept) => {
  expect(understandProduct(title, language).concept?.id).toBe(concept);
});

it('does not read a function word of the field’s language as a thing in another language', () => {
  expect(understandProduct('Tas van leer', 'nl').concept?.id).not.toBe('van');
  expect(understandProduct('Wheelchair accessible van').concept?.id).toBe('van');
  expect(understandProduct('Delivery van', 'en').concept?.id).toBe('van');
});
