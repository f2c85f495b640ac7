import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { findObject } from '../concepts/find-object.ts';
import { LEXICON_LANGUAGES } from '../languages.ts';
import { readYamlFolder } from '../yaml-folder.ts';
import { understandProduct } from './understand-product.ts';

const NO_OBJECT = 'none';
const object = z
  .string()
  .refine((id) => id === NO_OBJECT || findObject(id) !== null, 'Name a drawn object, or "none".');
const corpusSchema = z.partialRecord(
  z.enum(LEXICON_LANGUAGES),
  z.record(z.string(), z.union([object, z.array(object).min(1)])),
);

const TITLES = Object.entries(
  await readYamlFolder(fileURLToPath(new URL('../../corpus', import.meta.url)), corpusSchema),
).flatMap(([language, titles]) =>
  Object.entries(titles).map(([title, shown]) => {
    const found = understandProduct(title);
    const right = [shown].flat().map((id) => (id === NO_OBJECT ? null : findObject(id)));
    return {
      title,
      language,
      found,
      isRight: right.includes(found.object),
      isNone: found.object === null,
      isLanguageRight: found.language === language,
    };
  }),
);

/**
 * Minimum shares of correct results, as measured. Raise the shares when the results improve; never
 * lower them.
 */
const RIGHT = 0.99;
const RIGHT_OR_NONE = 0.99;
const LANGUAGE_RIGHT = 0.98;

it('finds the right object or none for at least 600 shop titles and services in 12 languages', () => {
  const missed = TITLES.filter(({ isRight }) => !isRight).map(
    ({ language, title, found }) => `${language} "${title}" is shown by ${found.object}`,
  );
  if (missed.length > 0) console.log(missed.join('\n'));
  expect(TITLES.length).toBeGreaterThanOrEqual(600);
  expect(new Set(TITLES.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
  expect(share(({ isRight }) => isRight)).toBeGreaterThanOrEqual(RIGHT);
  expect(share(({ isRight, isNone }) => isRight || isNone)).toBeGreaterThanOrEqual(RIGHT_OR_NONE);
});

it('recognises the language of at least 98 % of shop titles and services', () => {
  expect(share(({ isLanguageRight }) => isLanguageRight)).toBeGreaterThanOrEqual(LANGUAGE_RIGHT);
});

function share(holds: (title: (typeof TITLES)[number]) => boolean): number {
  return TITLES.filter(holds).length / TITLES.length;
}
