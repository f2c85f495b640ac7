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
  ['names the audience as the page does', { audience: 'climbers' }, 'en', 'climbers'],
  ['takes no audience from a word for everyone', { audience: 'Adults' }, 'en', ''],
  ['names the gender in the language of the page', { gender: 'Female' }, 'de', 'Frauen'],
  ['names parents for what children wear', { gender: 'toddler' }, 'fr', 'parents'],
  [
    'names the category within a sentence',
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
  ['says nothing where the page says nothing', {}, 'en', ''],
] as const)('guessAudience %s', (_, facts, language, expected) => {
  expect(guessAudience({ ...NOTHING, ...facts }, language)).toBe(expected);
});

it('getAudienceWords returns an English audience for a page in an unknown language', () => {
  expect(guessAudience({ ...NOTHING, gender: 'men' }, null)).toBe('men');
});
