import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { compareAds, nameDifferences } from './compare-ads.ts';
import type { ComparedAd } from './compared-ads.ts';

const ad = (
  id: string,
  score: number | null,
  recipe: ComparedAd['recipe'] = sampleRecipe,
): ComparedAd => ({
  id,
  imageUrl: `https://x.example/${id}.jpg`,
  format: 'square',
  recipe,
  score,
  parts: [],
});
const compare = (...ads: ComparedAd[]) => compareAds(ads);

test('a comparison lists the ad with the best score first, and ads without a score last', () => {
  const { ads } = compare(ad('a', 61), ad('b', null), ad('c', 84));
  expect(ads.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('a comparison lists only the traits that differ between the ads', () => {
  const other = {
    ...sampleRecipe,
    layout: 'poster-type' as const,
    words: {
      ...sampleRecipe.words,
      headline: 'Another headline',
      offer: { kind: 'price' as const, text: '€19', was: '€29' },
    },
    look: { ...sampleRecipe.look, colours: { ground: '#102030' } },
  };
  const comparison = compare(ad('a', 80), ad('b', 70, other));
  expect(nameDifferences(comparison)).toBe('headline, offer, layout and colours');
  const values = new Map(comparison.traits.map((trait) => [trait.label, trait.values]));
  expect(values.get('Headline')).toEqual([sampleRecipe.words.headline, 'Another headline']);
  expect(values.get('Offer')).toEqual(['–', '€19, was €29']);
  expect(values.get('Layout')?.[1]).toBe('Type poster');
  expect(values.get('Colours')?.[1]).toBe('ground #102030');
});

test('a comparison describes the drawing in each ad', () => {
  const cup = {
    ...sampleRecipe,
    picture: { kind: 'drawn' as const, object: 'paperCup', colour: null },
  };
  const { traits } = compare(ad('a', 80), ad('b', 70, cup));
  expect(traits.find(({ label }) => label === 'Picture')?.values[1]).toBe('Drawing: paper cup');
});

test('a comparison shows the parts of the score by their labels', () => {
  const scored = (id: string, score: number) => ({
    ...ad(id, score),
    parts: [{ label: 'Contrast', score: score + 0.4 }],
  });
  const { traits } = compareAds([scored('a', 60), scored('b', 70)]);
  expect(traits.find(({ label }) => label === 'Contrast')).toEqual({
    label: 'Contrast',
    values: ['70', '60'],
    differs: true,
  });
});

test('a comparison says when ads are alike, and omits traits that no ad has', () => {
  const comparison = compare(ad('a', 80), ad('b', 80));
  expect(nameDifferences(comparison)).toBe('');
  expect(comparison.traits.every(({ values }) => values.some((value) => value !== '–'))).toBe(true);
});

test('a comparison includes an ad of a newer engine even if the ad’s recipe can’t be read', () => {
  const { traits } = compare(ad('a', 80), ad('b', 70, null));
  expect(traits.find(({ label }) => label === 'Headline')?.values).toEqual([
    sampleRecipe.words.headline,
    '–',
  ]);
});
