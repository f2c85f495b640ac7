import type { FeatureKey, Recipe } from '@adwright/contracts';
import type { Making } from '@adwright/contracts/picture-check';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, it } from 'vitest';
import { makingOf } from './making-of.ts';

const image = 'https://data.example/storage/v1/object/public/ad_images/user/a.jpg';

function withPicture(picture: Extract<Recipe, { kind: 'composed' }>['picture']): Recipe {
  return { ...sampleRecipe, picture };
}
const drawn = withPicture({ kind: 'drawn', object: 'mug', colour: null });
const generated = withPicture({ kind: 'generated', images: { square: image } });
const photo = withPicture({ kind: 'photo', imageUrl: image });
const product = { kind: 'product', image, cutout: null, show: 'cutout' } as const;

it.each<[string, FeatureKey, Recipe | undefined, Making]>([
  ['a drawn ad', 'createAd', drawn, 'drawn'],
  ['an ad with the user’s product', 'createAd', withPicture(product), 'photoComposed'],
  [
    'that product in a scene of a model',
    'createAd',
    withPicture({ ...product, scenes: { square: image } }),
    'photoWithModel',
  ],
  [
    'that ad before its scenes are stored',
    'createAd',
    withPicture({ ...product, scenes: {} }),
    'photoWithModel',
  ],
  ['words over a model’s picture', 'createAd', generated, 'modelPicture'],
  ['a boost of the user’s picture', 'boost', photo, 'photoComposed'],
  ['a boost that a model painted', 'boost', generated, 'photoWithModel'],
  ['the picture that a model made for an ad', 'createAd', undefined, 'modelPicture'],
])('%s', (_, feature, recipe, making) => {
  for (const hasModel of [false, true])
    expect(makingOf({ feature, recipe, hasModel })).toBe(making);
});

it.each<[FeatureKey, Making, Making]>([
  ['enhance', 'photoEdited', 'photoEdited'],
  ['overlay', 'photoComposed', 'photoComposed'],
  ['variation', 'photoComposed', 'photoWithModel'],
  ['photoshoot', 'photoComposed', 'photoWithModel'],
])('%s without a recipe, drawn by the engine and made by a service', (feature, own, service) => {
  expect(makingOf({ feature, hasModel: false })).toBe(own);
  expect(makingOf({ feature, hasModel: true })).toBe(service);
});
