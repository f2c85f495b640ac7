/**
 * Languages in Latin script that a brief may be written in, as BCP 47 tags; the copywriter has no
 * texts for some of them.
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
