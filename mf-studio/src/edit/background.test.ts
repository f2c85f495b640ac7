import { parseRecipe } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { withBackground } from './background.ts';

test.each([
  { kind: 'colour', colour: '#aa3311' },
  { kind: 'pattern', pattern: 'waves', scrim: 0.4 },
  { kind: 'photo', imageUrl: 'http://localhost/beach.jpg', scrim: 0 },
] as const)(
  'withBackground writes a background of the kind $kind in a recipe that the engine can read',
  (background) => {
    const recipe = withBackground(sampleRecipe, background);
    expect(recipe.version).toBe(8);
    expect(parseRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
  },
);

test('withBackground stores nothing in the recipe for the layout’s background', () => {
  const changed = withBackground(sampleRecipe, { kind: 'colour', colour: '#aa3311' });
  expect(withBackground(changed, undefined)).toEqual(sampleRecipe);
});
