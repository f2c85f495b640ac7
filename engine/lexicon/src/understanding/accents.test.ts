import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string]>([
  ['de', 'Küchenhilfe'],
  ['de', 'Küchenhilfe für das Altenheim'],
  ['de', 'Brötchenkorb'],
  ['sv', 'Brotlåda'],
  ['fr', 'Bâton de marche noyer'],
  ['pt', 'Cação em posta'],
])(
  'shows nothing for a word that only resembles a term without accents: %s, %s',
  (language, field) => {
    expect(understandProduct(field, language).object).toBeNull();
  },
);

it.each<[LexiconLanguage, string, string]>([
  ['de', 'Kräuterkuchen', 'cake'],
  ['de', 'Kleiderschränke', 'wardrobe'],
  ['de', 'Küchen nach Maß', 'fitted-kitchen'],
  ['de', 'Hundekorb', 'pet-bed'],
  ['sv', 'Fönsterputs villa', 'window-cleaner'],
  ['pl', 'Pączki', 'donut'],
  ['en', 'décor', 'decor'],
])('finds a term despite an accent: %s, %s is %s', (language, field, concept) => {
  expect(understandProduct(field, language).concept?.id).toBe(concept);
});

it('reads a Turkish capital letter with a dot', () => {
  expect(understandProduct('İpek eşarp', 'tr').concept?.id).toBe(
    understandProduct('ipek eşarp', 'tr').concept?.id,
  );
});
