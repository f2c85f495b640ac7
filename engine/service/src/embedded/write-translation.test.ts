import { setRecipeVersion } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, it } from 'vitest';
import { writeTranslation } from './write-translation.ts';

const audience = 'busy women over 35';
const translate = (product: string, language: 'fr' | 'en') => {
  const brief = { product, audience, emotion: 'trust' } as const;
  return writeTranslation(setRecipeVersion({ ...sampleRecipe, brief }), language);
};

it.each([
  ['Lumen Night Serum, a retinol serum for sensitive skin', 'Lumen Night Serum', /retinol|skin/],
  ['Oat Milk 1L, barista edition, made in Sweden', 'Oat Milk 1L', /edition|made/i],
  ['Noise-cancelling headphones, 40-hour battery, free returns', 'headphones', /battery|free/i],
  ['Steel water bottle that keeps drinks cold for 24 hours', 'water bottle', /keeps|hours/],
])(
  'a French translation of an ad for “%s” contains the product’s name and no English sentence',
  (product, name, english) => {
    const { headline, subline } = translate(product, 'fr');
    expect(`${headline} ${subline}`.toLowerCase()).toContain(name.toLowerCase());
    expect(`${headline} ${subline}`).not.toMatch(english);
    expect(subline).not.toBe('');
  },
);

it('a translation into the language of the brief keeps the brief’s statements about the product', () => {
  const { headline, subline } = translate('Lumen Night Serum, a retinol serum for skin', 'en');
  expect(`${headline} ${subline}`).toMatch(/retinol serum/i);
});

it('an amount such as “500 ml” stays unchanged in every language', () => {
  const { headline, subline } = translate('Hand cream 500 ml', 'fr');
  expect(`${headline} ${subline}`).toContain('500 ml');
});
