import {
  AD_LAYOUT_NAMES,
  type ComposedRecipe,
  classifyModelShare,
  type FeatureKey,
  type OverlayRecipe,
  PICTURE_LAYOUTS,
  type Recipe,
} from '@adwright/contracts';
import type { Making } from '@adwright/contracts/picture-check';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, it } from 'vitest';
import { describeMaking } from './making-of.ts';

const FEATURES: readonly FeatureKey[] = [
  'createAd',
  'boost',
  'enhance',
  'overlay',
  'variation',
  'photoshoot',
];
const image = 'https://data.example/storage/v1/object/public/ad_images/user/a.jpg';

function recipeOf(
  picture: ComposedRecipe['picture'],
  layout: ComposedRecipe['layout'] = 'picture-full',
): ComposedRecipe {
  return { ...sampleRecipe, picture, layout };
}
const drawn = recipeOf({ kind: 'drawn', object: 'mug', colour: null }, 'hero-side');
const generated = recipeOf({ kind: 'generated', images: { square: image } });
const photo = recipeOf({ kind: 'photo', imageUrl: image });
const product = { kind: 'product', image, cutout: null, show: 'cutout' } as const;
const inScene = { ...product, scenes: { square: image } };
const overlay: OverlayRecipe = {
  version: 1,
  renderer: 1,
  kind: 'overlay',
  seed: 1,
  formats: ['square'],
  typed: [],
  words: { headline: 'Tea', subline: '' },
  style: 'quiet',
  panelAbove: false,
  picture: { kind: 'photo', imageUrl: image },
};

// Edited ads are stored under one feature name, so only the recipe can tell how an ad was made. Only the
// layers that the recipe's layout shows decide how the picture was made.
it.each<[string, Recipe, Making]>([
  ['a drawn ad', drawn, 'drawn'],
  ['an ad with the user’s product', recipeOf(product, 'hero-side'), 'photoComposed'],
  ['that product in a scene of a model', recipeOf(inScene), 'photoWithModel'],
  ['that ad before its scenes are stored', recipeOf({ ...product, scenes: {} }), 'photoWithModel'],
  ['that ad edited so that no scene shows', recipeOf(inScene, 'hero-side'), 'photoComposed'],
  ['that ad with the scene as the other side', recipeOf(inScene, 'versus-cards'), 'photoWithModel'],
  ['words over a model’s picture', generated, 'modelPicture'],
  ['a model’s picture in a drawn layout', { ...generated, layout: 'hero-side' }, 'modelPicture'],
  ['an ad on the user’s photo', photo, 'photoComposed'],
  ['words over the user’s photo', overlay, 'photoComposed'],
])(
  'the credentials of %s state how it was made, whichever feature stores the ad',
  (_, recipe, making) => {
    for (const feature of FEATURES)
      for (const hasModel of [false, true])
        expect(describeMaking({ feature, recipe, hasModel }), feature).toBe(making);
  },
);

it.each<[FeatureKey, Making, Making]>([
  ['createAd', 'modelPicture', 'modelPicture'],
  ['boost', 'modelPicture', 'modelPicture'],
  ['enhance', 'photoEdited', 'photoEdited'],
  ['overlay', 'photoComposed', 'photoComposed'],
  ['variation', 'photoComposed', 'photoWithModel'],
  ['photoshoot', 'photoComposed', 'photoWithModel'],
])(
  'the credentials of a %s picture without a recipe state whether the engine or an AI service made it',
  (feature, own, service) => {
    expect(describeMaking({ feature, hasModel: false })).toBe(own);
    expect(describeMaking({ feature, hasModel: true })).toBe(service);
  },
);

it('describeMaking keeps the mark that a model made a part of an upload', () => {
  const uploads = { hasModelPart: true };
  for (const recipe of [drawn, photo, overlay, recipeOf(product, 'hero-side')])
    expect(describeMaking({ feature: 'createAd', recipe, hasModel: false, uploads })).toBe(
      'photoWithModel',
    );
  for (const feature of ['enhance', 'overlay', 'variation', 'photoshoot'] as const)
    expect(describeMaking({ feature, hasModel: false, uploads })).toBe('photoWithModel');
  expect(describeMaking({ feature: 'createAd', recipe: generated, hasModel: true, uploads })).toBe(
    'modelPicture',
  );
});

it('describeMaking counts a scene that an AI service made only in layouts that show the scene', () => {
  const shown = AD_LAYOUT_NAMES.filter(
    (layout) => classifyModelShare({ picture: inScene, layout }) === 'part',
  );
  const around = Object.keys(PICTURE_LAYOUTS);
  expect(shown.toSorted()).toEqual(['versus-cards', ...around].toSorted());
});
