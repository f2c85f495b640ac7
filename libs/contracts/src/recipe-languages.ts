import { type AdLanguage, adLanguageSchema } from './ad-languages.ts';
import type { ComposedRecipe } from './recipe.ts';
import { setRecipeVersion } from './recipe-choices.ts';

/** The texts of an ad in one language. */
export type Translation = NonNullable<NonNullable<ComposedRecipe['translations']>[AdLanguage]>;

/** Returns the language of the texts that an ad shows; undefined when the language is unknown. */
export function getShownLanguage({ words }: Pick<ComposedRecipe, 'words'>): AdLanguage | undefined {
  return adLanguageSchema.safeParse(words.language).data;
}

/** Returns the languages in which a recipe has texts; the language that the ad shows comes first. */
export function listLanguages(recipe: ComposedRecipe): AdLanguage[] {
  const shown = getShownLanguage(recipe);
  const others = Object.keys(recipe.translations ?? {}).map((name) => adLanguageSchema.parse(name));
  return shown ? [shown, ...others] : others;
}

/** Returns the texts of a recipe in a language; undefined if the recipe has no texts in that language. */
export function findTranslation(
  recipe: ComposedRecipe,
  language: AdLanguage,
): Translation | undefined {
  return language === getShownLanguage(recipe)
    ? readShownWords(recipe)
    : recipe.translations?.[language];
}

/**
 * Returns a copy of the recipe with new texts in a language. If the texts are undefined, the language is
 * removed, unless the ad shows it.
 */
export function withTranslation(
  recipe: ComposedRecipe,
  language: AdLanguage,
  translation: Translation | undefined,
): ComposedRecipe {
  if (language === getShownLanguage(recipe)) return setRecipeVersion({ ...recipe, ...translation });
  const { [language]: _, ...others } = recipe.translations ?? {};
  return withTranslations(recipe, translation ? { ...others, [language]: translation } : others);
}

/**
 * Returns a copy of the recipe that shows the texts of another language. The copy keeps the texts of the
 * language that the ad showed before. Returns the recipe unchanged if it has no texts in `language`.
 */
export function showLanguage(recipe: ComposedRecipe, language: AdLanguage): ComposedRecipe {
  const shown = getShownLanguage(recipe);
  const { [language]: wanted, ...others } = recipe.translations ?? {};
  if (!shown || !wanted) return recipe;
  const { formatWords: _, ...rest } = recipe;
  return withTranslations({ ...rest, ...wanted }, { ...others, [shown]: readShownWords(recipe) });
}

function readShownWords({ words, typed, formatWords }: ComposedRecipe): Translation {
  return formatWords ? { words, typed, formatWords } : { words, typed };
}

/** Returns a copy of the recipe with only the language that the ad shows. */
export function withoutTranslations(recipe: ComposedRecipe): ComposedRecipe {
  return withTranslations(recipe, {});
}

function withTranslations(
  { translations: _, ...rest }: ComposedRecipe,
  translations: NonNullable<ComposedRecipe['translations']>,
): ComposedRecipe {
  const next = Object.keys(translations).length > 0 ? { ...rest, translations } : rest;
  return setRecipeVersion(next);
}
