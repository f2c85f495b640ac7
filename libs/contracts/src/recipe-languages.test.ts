import { expect, test } from 'vitest';
import { parseRecipe } from './recipe.ts';
import {
  findTranslation,
  listLanguages,
  showLanguage,
  withoutTranslations,
  withTranslation,
} from './recipe-languages.ts';
import { sampleRecipe } from './testing/sample-recipe.ts';

const french = {
  words: { ...sampleRecipe.words, language: 'fr', headline: 'Le café est meilleur dans la terre' },
  typed: ['headline' as const],
};
const both = withTranslation(sampleRecipe, 'fr', french);

test('texts in another language are stored beside the ad’s texts, and raise the version of the recipe', () => {
  expect(both.words).toBe(sampleRecipe.words);
  expect(listLanguages(both)).toEqual(['en', 'fr']);
  expect(both.version).toBe(7);
  expect(parseRecipe(JSON.parse(JSON.stringify(both)))).toEqual(both);
});

test('a recipe is unchanged after a switch to another language and back', () => {
  const shown = showLanguage(both, 'fr');
  expect(shown).toMatchObject(french);
  expect(listLanguages(shown)).toEqual(['fr', 'en']);
  expect(showLanguage(shown, 'en')).toEqual(both);
  expect(showLanguage(both, 'de')).toBe(both);
});

test('a recipe equals the original after its translations have been removed', () => {
  expect(withoutTranslations(both)).toEqual(sampleRecipe);
  expect(withTranslation(both, 'fr', undefined)).toEqual(sampleRecipe);
});

test('texts can be changed in the language that the ad shows and in other languages', () => {
  const words = { ...french.words, subline: 'Une tasse à la fois' };
  const shown = showLanguage(both, 'fr');
  expect(withTranslation(shown, 'fr', { words, typed: [] }).words).toBe(words);
  expect(findTranslation(withTranslation(both, 'fr', { words, typed: [] }), 'fr')?.words).toBe(
    words,
  );
});
