import {
  type ComposedRecipe,
  getRecipeVersion,
  listShownBadges,
  parseRecipe,
} from '@adwright/contracts';
import { withTranslation } from '@adwright/contracts/recipe-languages';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { withPlace } from '../canvas/element-places.ts';
import { explainUnshownBadge, withBadge, withNewBadge, withoutBadge } from './edit-badges.ts';

const composed = (recipe: unknown) => parseRecipe(JSON.parse(JSON.stringify(recipe)));

test('the editor gives a new badge the default text of its kind, in a recipe that the engine can read', () => {
  const ordered = { ...sampleRecipe, brief: { ...sampleRecipe.brief, offer: { price: '€19.90' } } };
  const recipe = withNewBadge(ordered, 'price');
  expect(recipe.words.badges).toEqual({ 'badge-1': { kind: 'price', text: '€19.90' } });
  expect(recipe.typed).toContain('badges');
  expect(recipe.version).toBe(8);
  expect(composed(recipe)).toEqual(recipe);
});

test('the editor allows at most three badges in an ad', () => {
  const three = ['new', 'delivery', 'rating'] as const;
  const full = three.reduce<ComposedRecipe>(withNewBadge, sampleRecipe);
  expect(withNewBadge(full, 'price')).toBe(full);
});

test('the editor adds and removes a badge in every language, and removes the badge’s positions with the badge', () => {
  const { words, typed } = sampleRecipe;
  const both = withTranslation(sampleRecipe, 'fr', { words: { ...words, language: 'fr' }, typed });
  const added = withNewBadge(both, 'new');
  const french = added.translations?.fr?.words;
  expect(french && listShownBadges(french)[0]?.text).toBe('Nouveau');
  const moved = withPlace(added, 'story', 'badge-1', { x: -0.1, y: 0.2, scale: 1 });
  const removed = withoutBadge(moved, 'badge-1');
  expect(removed.words).toEqual(words);
  expect(removed.places).toBeUndefined();
  expect(removed.translations?.fr?.words).not.toHaveProperty('badges');
  expect(removed.version).toBe(getRecipeVersion(both));
});

test('the editor hides a rating until the user names the rating’s source', () => {
  const rated = withBadge(withNewBadge(sampleRecipe, 'rating'), 'badge-1', { text: '4.8 / 5' });
  expect(listShownBadges(rated.words)).toEqual([]);
  expect(explainUnshownBadge('badge-1', rated.words, undefined)).toMatch(/who gave the rating/);
  const told = withBadge(rated, 'badge-1', { source: '312 reviews on Trustpilot' });
  expect(listShownBadges(told.words)).toMatchObject([{ source: '312 reviews on Trustpilot' }]);
  expect(explainUnshownBadge('badge-1', told.words, undefined)).toBeNull();
});

test('a note in the editor says when a format has no space for a badge', () => {
  const { words } = withNewBadge(sampleRecipe, 'new');
  const picture = {
    format: 'square' as const,
    width: 1080,
    height: 1080,
    boxes: [],
    minContrast: 7,
    gaveWay: [],
    dropped: ['badge-1' as const],
    imageUrl: '',
  };
  expect(explainUnshownBadge('badge-1', words, picture)).toMatch(/no room/);
});
