import { fileURLToPath } from 'node:url';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { EmptyWords } from './empty-words-schema.ts';

const FOLDER = fileURLToPath(new URL('../../sense', import.meta.url));

const EMPTY_WORDS: EmptyWords = await readCheckedYamlFolder(
  FOLDER,
  [new URL('./empty-words-schema.ts', import.meta.url)],
  async () => (await import('./empty-words-schema.ts')).emptyWordsSchema,
);

/** A category of words that don't name a product, such as placeholders. */
export type EmptySort = keyof EmptyWords;

const SORTS = new Map<string, EmptySort>();
// If several categories list a phrase, the last one counts. "new" is listed as a call to action and
// as a filler.
for (const sort of ['brands', 'fillers', 'calls', 'placeholders'] as const)
  for (const phrases of Object.values(EMPTY_WORDS[sort]))
    for (const phrase of phrases) SORTS.set(normalisePhrase(phrase), sort);

/** Returns a phrase for look-ups: in lower case and without punctuation that people omit. */
export function normalisePhrase(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim();
}

const ALSO_WORDS: ReadonlySet<string> = new Set(EMPTY_WORDS.brands.alsoWords.map(normalisePhrase));

/**
 * Tells whether a text is a brand only with a capital: "Orange" is a brand, "orange" is a thing.
 */
export function isWordWhenSmall(text: string): boolean {
  return ALSO_WORDS.has(text);
}

/**
 * Returns the category of a phrase from {@link normalisePhrase}; undefined if the phrase may name a
 * product.
 */
export function findEmptySort(phrase: string): EmptySort | undefined {
  return SORTS.get(phrase);
}
