import { fileURLToPath } from 'node:url';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { EmptyWords } from './empty-words-schema.ts';

const FOLDER = fileURLToPath(new URL('../../sense', import.meta.url));

const EMPTY_WORDS: EmptyWords = await readCheckedYamlFolder(
  FOLDER,
  [new URL('./empty-words-schema.ts', import.meta.url)],
  async () => (await import('./empty-words-schema.ts')).emptyWordsSchema,
);

/** Sorts of words and phrases that don't name a product. */
export type EmptySort = keyof EmptyWords;

const SORTS = new Map<string, EmptySort>();
// "New" is listed as a call and as a filler. The last sort that lists a phrase decides.
for (const sort of ['brands', 'fillers', 'calls', 'placeholders'] as const)
  for (const phrases of Object.values(EMPTY_WORDS[sort]))
    for (const phrase of phrases) SORTS.set(plainPhrase(phrase), sort);

/** Lower case, without the punctuation that people omit. */
export function plainPhrase(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim();
}

const ALSO_WORDS: ReadonlySet<string> = new Set(EMPTY_WORDS.brands.alsoWords.map(plainPhrase));

/** Whether a text is a name only if it is capitalised: "Orange", but not "orange". */
export function isWordWhenSmall(text: string): boolean {
  return ALSO_WORDS.has(text);
}

/** The sort of a plain phrase; undefined if it may name a product. */
export function sortOf(phrase: string): EmptySort | undefined {
  return SORTS.get(phrase);
}
