import { RENDERER_VERSION } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, it } from 'vitest';
import { createTestAd } from '../testing/test-ad.ts';
import { launchAd } from './launch-ad.ts';

const ad = createTestAd(1, {
  ad_text: 'First.\n\nSecond.',
  ad_image_url: 'http://localhost/a.jpg',
});
const versionOf = (recipe: unknown) => ({
  ad_id: ad.id,
  user_id: ad.user_id,
  n: 1,
  recipe,
  images: { square: 'http://localhost/square.jpg' },
  viral_score: null,
  created_at: ad.created_at,
});
const overlay = {
  version: 1,
  renderer: RENDERER_VERSION,
  kind: 'overlay',
  seed: 1,
  formats: ['square'],
  words: { headline: 'Warm bread', subline: 'By eight.' },
  style: 'quiet',
  panelAbove: false,
  picture: { kind: 'photo', imageUrl: 'http://localhost/p.jpg' },
};

it('the launch kit takes the words and pictures of a flat ad from the ad’s row', () => {
  expect(launchAd({ ...ad, title: 'Bread' }, undefined)).toMatchObject({
    name: 'Bread',
    product: 'Bread',
    headlines: ['Bread', 'First.', 'Second.'],
    texts: ['First.', 'Second.', 'Bread'],
    images: null,
    flatImages: ['http://localhost/a.jpg'],
  });
});

it('for a recipe of a newer engine, the launch kit uses the recipe’s pictures and the words of the ad’s row', () => {
  const newer = versionOf({ ...overlay, renderer: RENDERER_VERSION + 1 });
  expect(launchAd(ad, newer)).toMatchObject({
    images: { square: 'http://localhost/square.jpg' },
    flatImages: [],
    headlines: ['First.', 'Second.'],
  });
});

it('the launch kit uses an ad’s subline as its description', () => {
  expect(launchAd({ ...ad, ad_text: null }, versionOf(overlay))).toMatchObject({
    name: 'Warm bread',
    headlines: ['Warm bread'],
    texts: ['By eight.', 'Warm bread'],
    descriptions: ['By eight.'],
  });
});

it('the launch kit takes the brand’s name and link from the ad’s brand kit', () => {
  const brand = { name: 'Kestrel', link: 'https://example.com/mugs' };
  expect(launchAd(ad, versionOf({ ...overlay, version: 2, brand }))).toMatchObject({
    brand: 'Kestrel',
    link: 'https://example.com/mugs',
  });
  expect(launchAd(ad, versionOf(overlay))).toMatchObject({ brand: '', link: '' });
  const own = launchAd(ad, versionOf({ ...overlay, version: 2, brand }), {
    link: 'https://example.com/7',
    brand: 'Kiln Supply',
  });
  expect(own).toMatchObject({ link: 'https://example.com/7', brand: 'Kestrel' });
});

it('the launch kit takes the brand from the catalogue when the ad has no brand kit', () => {
  const source = { link: '', brand: 'Kiln Supply' };
  expect(launchAd(ad, versionOf(overlay), source)).toMatchObject({ brand: 'Kiln Supply' });
  expect(launchAd(ad, undefined, source)).toMatchObject({ brand: 'Kiln Supply' });
});

it('the launch kit ignores an outdated price in a solution text that the editor hides', () => {
  const solution = 'Warm bread. €4.';
  const words = { ...sampleRecipe.words, solution, offer: { kind: 'price', text: '€3' } };
  const saved = { ...sampleRecipe, words, typed: ['offer'] };
  const textsOf = (recipe: unknown) => {
    const { headlines, texts, descriptions } = launchAd(ad, versionOf(recipe));
    return [headlines, texts, descriptions];
  };
  for (const texts of textsOf(saved)) expect(texts).not.toContain(solution);
  for (const texts of textsOf({ ...saved, typed: [] })) expect(texts).toContain(solution);
  for (const texts of textsOf({ ...saved, layout: 'split-rows' }))
    expect(texts).toContain(solution);
});
