import { parseRecipe } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { listElements } from './canvas/canvas-elements.ts';
import { findOwnField, withWord } from './edit-words.ts';

const here = { format: 'story', isOnlyHere: true } as const;
const everywhere = { format: 'story', isOnlyHere: false } as const;

test('a change for one format leaves the words of other formats unchanged', () => {
  const own = withWord(sampleRecipe, here, 'headline', 'Swipe up');
  expect(own.words.headline).toBe(sampleRecipe.words.headline);
  expect(findOwnField(own, 'story', 'headline')).toBe('headline');
  expect(findOwnField(own, 'square', 'headline')).toBeNull();
  expect(parseRecipe(JSON.parse(JSON.stringify(own)))).toEqual(own);
});

test('the editor changes the text of a format that has its own text, and not the ad’s text', () => {
  const own = withWord(sampleRecipe, here, 'headline', 'Swipe up');
  const again = withWord(own, everywhere, 'headline', 'Swipe now');
  expect(again.formatWords).toEqual({ story: { headline: 'Swipe now' } });
  const elsewhere = withWord(own, { format: 'square', isOnlyHere: false }, 'headline', 'All of us');
  expect(elsewhere).toMatchObject({
    words: { headline: 'All of us' },
    formatWords: { story: { headline: 'Swipe up' } },
  });
});

test('the editor changes the text of the whole ad when no format has its own text', () => {
  expect(withWord(sampleRecipe, here, 'brandName', 'Kestrel').words.brandName).toBe('Kestrel');
});

test('the editor raises the recipe’s version when a text contains a line break', () => {
  expect(withWord(sampleRecipe, everywhere, 'headline', 'Two\nlines').version).toBe(10);
});

test('the editor reads the text of the visible format from the picture', () => {
  const own = withWord(sampleRecipe, here, 'headline', 'Swipe up');
  const boxes = [{ role: 'headline', x: 0, y: 0, width: 540, height: 96, contrast: 9 }];
  const picture = { format: 'story', width: 1080, height: 1920, boxes } as const;
  const rest = { minContrast: 9, gaveWay: [], dropped: [], imageUrl: 'data:image/jpeg;base64,' };
  const [headline] = listElements(own, { ...picture, ...rest, boxes: [...boxes] });
  expect(headline?.text?.value).toBe('Swipe up');
  expect(headline?.text?.change(own, 'Up').formatWords).toEqual({ story: { headline: 'Up' } });
});
