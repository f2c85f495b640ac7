import { LANGUAGE_TAGS } from './read-texts.ts';
import type { Texts } from './text-schemas.ts';

/** Languages that the copywriter writes whole sentences in. */
export const WRITTEN_LANGUAGES = LANGUAGE_TAGS.filter((tag) => tag !== 'und');
export type WrittenLanguage = Exclude<keyof Texts, 'und'>;

/** A BCP 47 tag as a language that the copywriter writes in, else `und`. */
export function writtenLanguage(tag: string): WrittenLanguage | 'und' {
  return WRITTEN_LANGUAGES.find((written) => written === tag) ?? 'und';
}

/** Languages that have a phrasebook, all but English. */
export const PHRASEBOOK_LANGUAGES = WRITTEN_LANGUAGES.filter((tag) => tag !== 'en');
export type PhrasebookLanguage = Exclude<WrittenLanguage, 'en'>;

/** Language of a phrasebook, or `und` if the language is unknown and only the user's words are used. */
export const LOCALISED_LANGUAGES = LANGUAGE_TAGS.filter((tag) => tag !== 'en');
export type LocalisedLanguage = Exclude<keyof Texts, 'en'>;
