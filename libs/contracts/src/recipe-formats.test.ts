import { expect, test } from 'vitest';
import { getRecipeText, parseRecipe } from './recipe.ts';
import { adaptToFormat, getFormatWords, withFormatWord } from './recipe-formats.ts';
import { showLanguage, withTranslation } from './recipe-languages.ts';
import { sampleRecipe } from './testing/sample-recipe.ts';

const own = withFormatWord(sampleRecipe, 'story', 'headline', 'Swipe up for coffee');

test('a format shows the text for this format, and the other formats show the ad’s text', () => {
  expect(own.words).toBe(sampleRecipe.words);
  expect(adaptToFormat(own, 'story')).toMatchObject({
    words: { headline: 'Swipe up for coffee', subline: sampleRecipe.words.subline },
    typed: expect.arrayContaining(['headline']),
  });
  expect(adaptToFormat(own, 'square')).toBe(own);
});

test('texts for single formats raise the version of the recipe, and a search finds these texts', () => {
  expect(own.version).toBe(10);
  expect(parseRecipe(JSON.parse(JSON.stringify(own)))).toEqual(own);
  expect(getRecipeText(own)).toContain('Swipe up for coffee');
});

test('removing the texts for single formats gives back the original recipe', () => {
  const both = withFormatWord(own, 'story', 'subline', '');
  const first = withFormatWord(both, 'story', 'headline', undefined);
  expect(getFormatWords(first, 'story')).toEqual({ subline: '' });
  expect(withFormatWord(first, 'story', 'subline', undefined)).toEqual(sampleRecipe);
});

test('texts for single formats are stored for the language in which the user typed them', () => {
  const words = { ...sampleRecipe.words, language: 'fr', headline: 'Le café' };
  const both = withTranslation(own, 'fr', { words, typed: [] });
  const french = showLanguage(both, 'fr');
  expect(adaptToFormat(french, 'story').words.headline).toBe('Le café');
  expect(french.version).toBe(10);
  expect(showLanguage(french, 'en')).toEqual(both);
});
