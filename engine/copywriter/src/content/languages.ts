/** Languages that the copywriter writes whole sentences in. */
export const WRITTEN_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'ru',
  'ar',
  'he',
  'zh',
  'ja',
  'ko',
  'nl',
  'pl',
  'tr',
  'el',
  'th',
  'hi',
  'uk',
  'vi',
  'id',
  'sv',
] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** Languages that have a phrasebook, all but English. */
export type PhrasebookLanguage = Exclude<WrittenLanguage, 'en'>;

/** What a phrasebook writes: its language, or `und` with the user's words alone where the language is unknown. */
export type LocalisedLanguage = PhrasebookLanguage | 'und';
