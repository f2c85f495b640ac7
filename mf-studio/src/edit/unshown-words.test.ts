import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { explainUnshownWord } from './unshown-words.ts';

const pictureOf = (roles: readonly string[], dropped: 'subline'[] = []) => ({
  format: 'square' as const,
  width: 1080,
  height: 1080,
  boxes: roles.map((role) => ({ role, x: 0, y: 0, width: 10, height: 10 })),
  minContrast: 7,
  gaveWay: [],
  dropped,
  imageUrl: 'data:image/jpeg;base64,',
});
const withWords = (words: Partial<typeof sampleRecipe.words>) => ({
  ...sampleRecipe,
  words: { ...sampleRecipe.words, ...words },
});

test('explainUnshownWord says that the ad shows the brand name in place of the eyebrow', () => {
  const recipe = withWords({ brandName: 'Kiln' });
  expect(explainUnshownWord('eyebrow', recipe, pictureOf(['headline', 'brand']))).toMatch(
    /brand stands/,
  );
  expect(explainUnshownWord('eyebrow', recipe, pictureOf(['headline', 'logo']))).toMatch(
    /brand stands/,
  );
  expect(explainUnshownWord('brandName', recipe, pictureOf(['headline', 'logo']))).toBeNull();
});

test('explainUnshownWord says when a layout or a format does not show the subline', () => {
  const note = (dropped: 'subline'[]) =>
    explainUnshownWord('subline', sampleRecipe, pictureOf(['headline'], dropped));
  expect(note([])).toMatch(/layout does not show/);
  expect(note(['subline'])).toMatch(/no room/);
});

test('explainUnshownWord says when the product’s label does not show the name', () => {
  const picture = pictureOf(['headline']);
  const product = {
    kind: 'product',
    image: 'http://localhost/a.jpg',
    cutout: null,
    show: 'cutout',
  };
  const note = (recipe: object) =>
    explainUnshownWord('productName', { ...sampleRecipe, ...recipe }, picture);
  expect(note({})).toBeNull();
  expect(note({ picture: product })).toMatch(/a photo shows/);
  expect(note({ picture: product, layout: 'versus-cards' })).toBeNull();
  expect(note({ picture: { kind: 'drawn', object: 'type', colour: null } })).toMatch(/no product/);
  expect(note(withWords({ brandName: 'Kiln' }))).toMatch(/brand instead/);
});

test('explainUnshownWord gives no note for texts that are shown, empty or not rendered yet', () => {
  expect(explainUnshownWord('headline', sampleRecipe, pictureOf(['headline']))).toBeNull();
  expect(
    explainUnshownWord('subline', withWords({ subline: ' ' }), pictureOf(['headline'])),
  ).toBeNull();
  expect(explainUnshownWord('eyebrow', sampleRecipe, undefined)).toBeNull();
});
