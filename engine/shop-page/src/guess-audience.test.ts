import { readdirSync } from 'node:fs';
import { AD_LANGUAGES } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { getAudienceWords, guessAudience } from './guess-audience.ts';

const NOTHING = { audience: '', gender: '', category: '' };

it('the folder of audience texts has a file for every ad language, and no other file', () => {
  const files = readdirSync(new URL('../audiences/', import.meta.url));
  expect(files.toSorted()).toEqual(AD_LANGUAGES.map((language) => `${language}.yaml`).toSorted());
  for (const language of AD_LANGUAGES) {
    expect(Object.keys(getAudienceWords(language))).toEqual([
      'women',
      'men',
      'children',
      'looking',
    ]);
  }
});

it.each([
  ['returns the audience in the page’s words', { audience: 'climbers' }, 'en', 'climbers'],
  ['returns no audience for a word that means everyone', { audience: 'Adults' }, 'en', ''],
  ['returns the gender in the page’s language', { gender: 'Female' }, 'de', 'Frauen'],
  ['returns parents for children’s clothes', { gender: 'toddler' }, 'fr', 'parents'],
  [
    'returns a sentence with the category',
    { category: 'Tassen' },
    'de',
    'Menschen, die suchen: Tassen',
  ],
  [
    'keeps signs of patterns in a category',
    { category: 'Pots $& pans' },
    'en',
    'people looking for: Pots $& pans',
  ],
  ['returns no audience if the page states nothing about it', {}, 'en', ''],
] as const)('guessAudience finds the audience of %s', (_, facts, language, expected) => {
  expect(guessAudience({ ...NOTHING, ...facts }, language)).toBe(expected);
});

it('getAudienceWords returns an English audience for a page in an unknown language', () => {
  expect(guessAudience({ ...NOTHING, gender: 'men' }, null)).toBe('men');
});
