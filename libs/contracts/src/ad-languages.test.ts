import { expect, it } from 'vitest';
import { AD_LANGUAGES, getLanguageName, readLanguage } from './ad-languages.ts';

it.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['de_DE', 'de'],
  ['German', 'de'],
  [' deutsch ', 'de'],
  ['Français', 'fr'],
  ['Fran\u0063\u0327ais', 'fr'],
  ['日本語', 'ja'],
  ['zh-Hant-TW', 'zh'],
  ['iw', 'he'],
  ['', undefined],
  ['fi', undefined],
  ['Finnish', undefined],
  ['denim', undefined],
])('readLanguage reads the text %j as the language %s', (text, language) =>
  expect(readLanguage(text)).toBe(language),
);

it('readLanguage finds each language by its displayed name', () => {
  expect(AD_LANGUAGES.map((language) => readLanguage(getLanguageName(language)))).toEqual([
    ...AD_LANGUAGES,
  ]);
});
