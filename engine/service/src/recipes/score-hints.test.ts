import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, it } from 'vitest';
import type { RecipeOrder, RecipeRenderer } from '../creative-provider.ts';
import { rollRecipe } from '../embedded/roll-recipe.ts';
import { rankScoreHints } from './score-hints.ts';

const context = {
  userId: crypto.randomUUID(),
  signal: new AbortController().signal,
  fetchUpload: () => Promise.reject(new Error('the test fetches no file')),
  fetchFont: () => Promise.reject(new Error('the test fetches no file')),
};

/**
 * Returns a test renderer that gives each change a higher score, and draws the text that `drawn` returns for a
 * recipe.
 */
function rendererOf(drawn: (recipe: RecipeOrder['recipe']) => string) {
  const before = JSON.stringify(sampleRecipe);
  const renderer: Pick<RecipeRenderer, 'roll' | 'render'> = {
    roll: rollRecipe,
    render: async ({ recipe }) => ({
      jpeg: new TextEncoder().encode(drawn(recipe)),
      boxes: [],
      minContrast: 5,
      gaveWay: [],
      dropped: [],
      viralScore: {
        score: JSON.stringify(recipe) === before ? 40 : 60,
        parts: [{ name: 'clarity', label: 'Clarity', score: 20, advice: 'Say it plainly.' }],
      },
    }),
  };
  return renderer;
}

const hintsOf = async (drawn: (recipe: RecipeOrder['recipe']) => string) =>
  (await rankScoreHints(rendererOf(drawn), { recipe: sampleRecipe, format: 'square' }, context))
    .hints;

it('rankScoreHints gives no hint for a change that is not visible in the picture', async () => {
  const hints = await hintsOf((recipe) => (recipe.kind === 'composed' ? recipe.layout : ''));
  expect(hints.map(({ element }) => element)).toEqual(['layout']);
});

it('rankScoreHints names the layout that a hint proposes', async () => {
  const hints = await hintsOf((recipe) => JSON.stringify(recipe));
  expect(hints.map(({ element }) => element)).toEqual(['subline', 'layout']);
  expect(hints[1]?.message).toMatch(/^Another layout: [A-Z]/);
});
