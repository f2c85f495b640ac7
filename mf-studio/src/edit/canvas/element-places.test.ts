import { parseRecipe } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { withLayout, withoutPlaces, withPlace } from './element-places.ts';

const moved = withPlace(sampleRecipe, 'square', 'headline', { x: 0.123456, y: -2, scale: 9 });

test('the editor writes a valid position, in the recipe version that supports positions', () => {
  expect(moved).toMatchObject({
    version: 5,
    places: { square: { headline: { x: 0.1235, y: -1, scale: 2 } } },
  });
  expect(parseRecipe(JSON.parse(JSON.stringify(moved)))).toEqual(moved);
});

test('the editor removes the position of an element that has returned to its place in the layout', () => {
  const back = { x: 0, y: 0.00001, scale: 1 };
  const both = withPlace(moved, 'story', 'cta', { x: 0.1, y: 0, scale: 1 });
  expect(withPlace(both, 'story', 'cta', back)).toEqual(moved);
  expect(withPlace(moved, 'square', 'headline', back)).toEqual(sampleRecipe);
});

test('the editor stores an alignment, in the recipe version that supports alignments', () => {
  const aligned = withPlace(sampleRecipe, 'square', 'headline', {
    x: 0,
    y: 0,
    scale: 1,
    align: 'right',
  });
  expect(aligned).toMatchObject({
    version: 6,
    places: { square: { headline: { align: 'right' } } },
  });
  expect(parseRecipe(JSON.parse(JSON.stringify(aligned)))).toEqual(aligned);
});

test('the editor resets the positions in one format, and keeps the positions in other formats', () => {
  const both = withPlace(moved, 'story', 'cta', { x: 0.1, y: 0, scale: 1 });
  expect(withoutPlaces(both, 'square').places).toEqual({
    story: { cta: { x: 0.1, y: 0, scale: 1 } },
  });
  expect(withoutPlaces(moved, 'square')).toEqual(sampleRecipe);
});

test('the editor removes all positions when the user chooses another layout', () => {
  expect(withLayout(moved, 'hero-disc')).toEqual({ ...sampleRecipe, layout: 'hero-disc' });
  expect(withLayout(moved, moved.layout)).toBe(moved);
});

test('the editor moves the shapes behind a product with it, until the product is back at its position in the layout', () => {
  const at = { x: 0.1, y: 0, scale: 1 };
  const carried = withPlace(sampleRecipe, 'square', 'product', at);
  expect(carried).toMatchObject({
    version: 8,
    places: { square: { product: { ...at, carries: true } } },
  });
  expect(parseRecipe(JSON.parse(JSON.stringify(carried)))).toEqual(carried);
  expect(withPlace(carried, 'square', 'product', { ...at, x: 0 })).toEqual(sampleRecipe);
});
