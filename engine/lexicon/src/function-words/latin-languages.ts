/**
 * Languages in Latin script that the engine recognises in briefs, as BCP 47 tags. The copywriter
 * has no texts in some of these languages.
 */
export const LATIN_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'sv',
  'vi',
  'id',
  'da',
  'no',
  'fi',
  'cs',
  'ro',
  'hu',
  'hr',
] as const;
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];
