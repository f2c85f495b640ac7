import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string, string, string]>([
  ['nl', 'Advocaat 350 ml', 'tallBottle', 'drinks'],
  ['en', 'Port 75 cl', 'tallBottle', 'drinks'],
  ['fr', 'Avocats 1 kg', 'produceCrate', 'produce'],
  ['fr', 'Financiers aux amandes 250 g', 'cookies', 'sweets'],
  ['it', 'Pesche 1 kg', 'produceCrate', 'produce'],
  ['en', 'Sole fillet 300 g', 'fish', 'table'],
])(
  'reads a word with a weight or volume as food or drink: %s, %s',
  (language, field, object, trade) => {
    expect(understandProduct(field, language)).toMatchObject({ object, trade });
  },
);

it.each<[LexiconLanguage, string, string]>([
  ['nl', 'Advocaat in Utrecht', 'gavel'],
  ['fr', 'Avocat en droit du travail', 'gavel'],
  ['it', 'Pesca sportiva', 'fishingRod'],
])('keeps the other meaning without a measure: %s, %s', (language, field, object) => {
  expect(understandProduct(field, language).object).toBe(object);
});

it.each<[LexiconLanguage, string]>([
  ['nl', 'Gerookte makreel 200 g'],
  ['sv', 'Rökt ål 250 g'],
  ['tr', 'Füme alabalık 200 g'],
  ['it', 'Trota affumicata 150 g'],
  ['en', 'Squid rings'],
  ['en', 'Octopus'],
])('shows a fish for fish of every name: %s, %s', (language, field) => {
  expect(understandProduct(field, language).object).toBe('fish');
});
