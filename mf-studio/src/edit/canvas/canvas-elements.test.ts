import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { computeMovedBox, findRoom, listElements } from './canvas-elements.ts';

const box = (role: string, x: number, y: number, width = 108, height = 108) => ({
  role,
  x,
  y,
  width,
  height,
});
const pictureOf = (boxes: ReturnType<typeof box>[]) => ({
  format: 'square' as const,
  width: 1080,
  height: 1080,
  boxes,
  minContrast: 7,
  gaveWay: [],
  dropped: [],
  imageUrl: 'data:image/jpeg;base64,',
});

test('the editor lists movable elements in reading order, and treats all facts as one element', () => {
  const elements = listElements(
    sampleRecipe,
    pictureOf([
      box('facts', 108, 540),
      box('facts', 324, 648),
      box('comparison', 0, 0),
      box('headline', 108, 108),
    ]),
  );
  expect(elements.map(({ element }) => element)).toEqual(['headline', 'facts']);
  expect(elements[1]?.box).toEqual({ x: 0.1, y: 0.5, width: 0.3, height: 0.2 });
});

test('the editor does not move the two products of a comparison', () => {
  const products = [box('product', 0, 0), box('product', 540, 0)];
  expect(listElements(sampleRecipe, pictureOf(products))).toEqual([]);
});

test('words that the user edited in the picture count as typed by the user', () => {
  const [headline] = listElements(sampleRecipe, pictureOf([box('headline', 0, 0)]));
  expect(headline?.text?.change(sampleRecipe, 'Clay')).toMatchObject({
    words: { headline: 'Clay' },
    typed: ['headline'],
  });
});

test('the editor edits the text of a badge in place, inside its shape', () => {
  const setting = {
    lines: ['$49'],
    size: 54,
    leading: 60,
    tracking: 0,
    ascent: 50,
    families: 'Inter',
    align: 'center' as const,
    direction: 'ltr' as const,
  };
  const badges = { 'badge-1': { kind: 'price' as const, text: '$49' } };
  const recipe = { ...sampleRecipe, words: { ...sampleRecipe.words, badges } };
  const text = { ...box('badge-1', 135, 135, 54, 54), setting, ink: '#ffffff' };
  const [badge] = listElements(recipe, pictureOf([box('badge-1', 108, 108), text]));
  expect(badge?.box).toEqual({ x: 0.1, y: 0.1, width: 0.1, height: 0.1 });
  expect(badge?.typeset).toMatchObject({ box: { x: 0.125, y: 0.125, width: 0.05, height: 0.05 } });

  const source = { ...text, y: 180 };
  const [rating] = listElements(recipe, pictureOf([box('badge-1', 108, 108), text, source]));
  expect(rating?.typeset).toBeNull();
});

test('the editor scales a box around its centre', () => {
  const [headline] = listElements(sampleRecipe, pictureOf([box('headline', 108, 108)]));
  if (!headline) throw new Error('no headline');
  const grown = computeMovedBox(headline, { x: 0.1, y: 0, scale: 2 });
  expect(grown.x).toBeCloseTo(0.15);
  expect(grown.width).toBeCloseTo(0.2);
  expect(grown.y).toBeCloseTo(0.05);
});

test('the editor keeps words in the safe zone (the area that no platform covers), unless the layout places them outside', () => {
  const [outside] = listElements(sampleRecipe, pictureOf([box('headline', 0, 540)]));
  if (!outside) throw new Error('no headline');
  const room = findRoom(outside, 'square');
  expect(room.x).toBe(0);
  expect(room.y).toBeCloseTo(76 / 1080);
});
