import * as z from 'zod';

/** Languages in which the engine writes ads, as BCP 47 tags. */
export const AD_LANGUAGES = [
  'ar',
  'de',
  'el',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;
export const adLanguageSchema = z.enum(AD_LANGUAGES);
export type AdLanguage = (typeof AD_LANGUAGES)[number];

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a language, such as "German". */
export function getLanguageName(language: AdLanguage): string {
  return ENGLISH_NAMES.of(language) ?? language;
}

/** Outdated language tags that shops still use, with their current tags. */
const FORMER_TAGS: Readonly<Record<string, AdLanguage>> = { iw: 'he', in: 'id' };

const normaliseText = (text: string) => text.normalize('NFC').toLowerCase().trim();

const tags: ReadonlySet<string> = new Set(AD_LANGUAGES);
const isTag = (tag: string): tag is AdLanguage => tags.has(tag);

/**
 * Maps the English name and the native name of each language, in lower case, to the language's tag. The map is
 * created on the first use, because `Intl` loads data for each language.
 */
let languagesByName: ReadonlyMap<string, AdLanguage> | undefined;

/**
 * Finds the language that a text names by the English name, the native name, or the tag. Examples are
 * Examples: "German", "Deutsch", "de-AT", "de_DE".
 */
export function readLanguage(text: string): AdLanguage | undefined {
  const wanted = normaliseText(text);
  const [tag = ''] = wanted.split(/[-_]/);
  if (tag === '') return undefined;
  languagesByName ??= new Map(
    AD_LANGUAGES.flatMap((language) =>
      [getLanguageName(language), formatOwnName(language)].map(
        (name) => [normaliseText(name), language] as const,
      ),
    ),
  );
  return FORMER_TAGS[tag] ?? (isTag(tag) ? tag : languagesByName.get(wanted));
}

function formatOwnName(language: AdLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
