import { LANGUAGE_TAGS } from './read-texts.ts';
import type { Texts } from './text-schemas.ts';

/** Languages in which the copywriter writes whole sentences. */
export const WRITTEN_LANGUAGES = LANGUAGE_TAGS.filter((tag) => tag !== 'und');
export type WrittenLanguage = Exclude<keyof Texts, 'und'>;

/** Returns the language of a BCP 47 tag if the copywriter writes in it, otherwise `und`. */
export function findWrittenLanguage(tag: string): WrittenLanguage | 'und' {
  return WRITTEN_LANGUAGES.find((written) => written === tag) ?? 'und';
}

/** Languages that have a phrasebook (texts for every product): all but English. */
export const PHRASEBOOK_LANGUAGES = WRITTEN_LANGUAGES.filter((tag) => tag !== 'en');
export type PhrasebookLanguage = Exclude<WrittenLanguage, 'en'>;

/**
 * Languages that use a phrasebook, including `und` (unknown), whose phrasebook adds no words to the
 * user's own.
 */
export const LOCALISED_LANGUAGES = LANGUAGE_TAGS.filter((tag) => tag !== 'en');
export type LocalisedLanguage = Exclude<keyof Texts, 'en'>;

/**
 * Languages that put no spaces between words. Languages without spaces separate clauses by a space,
 * where other languages write a comma.
 */
export const UNSPACED: ReadonlySet<string> = new Set(['ja', 'th', 'zh']);

/** Languages without spaces between words, or with particles joined to the end of a word. */
export const JOINS_BEHIND: ReadonlySet<string> = new Set(['ko', ...UNSPACED]);
