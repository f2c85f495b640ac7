import { textsSchema } from './text-schemas.ts';

const LANGUAGE_TAGS = textsSchema.keyof();

/** Languages that the copywriter writes whole sentences in. */
export const WRITTEN_LANGUAGES = LANGUAGE_TAGS.exclude(['und']).options;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** A BCP 47 tag as a language that the copywriter writes in, else `und`. */
export function writtenLanguage(tag: string): WrittenLanguage | 'und' {
  return WRITTEN_LANGUAGES.find((written) => written === tag) ?? 'und';
}

/** Languages that have a phrasebook, all but English. */
export const PHRASEBOOK_LANGUAGES = LANGUAGE_TAGS.exclude(['en', 'und']).options;
export type PhrasebookLanguage = (typeof PHRASEBOOK_LANGUAGES)[number];

/** Language of a phrasebook, or `und` if the language is unknown and only the user's words are used. */
export const LOCALISED_LANGUAGES = LANGUAGE_TAGS.exclude(['en']).options;
export type LocalisedLanguage = (typeof LOCALISED_LANGUAGES)[number];
