import { type AdLanguage, adLanguageSchema } from './ad-languages.ts';
import type { ComposedRecipe } from './recipe.ts';
import { recipeVersionOf } from './recipe-choices.ts';

/** The words of an ad in one language. */
export type Translation = NonNullable<NonNullable<ComposedRecipe['translations']>[AdLanguage]>;

/** The language that a recipe's ad shows; undefined where no language is known. */
export function shownLanguage({ words }: Pick<ComposedRecipe, 'words'>): AdLanguage | undefined {
  return adLanguageSchema.safeParse(words.language).data;
}

/** The languages that a recipe has words in, with the one that it shows first. */
export function languagesOf(recipe: ComposedRecipe): AdLanguage[] {
  const shown = shownLanguage(recipe);
  const others = Object.keys(recipe.translations ?? {}).map((name) => adLanguageSchema.parse(name));
  return shown ? [shown, ...others] : others;
}

/** The words of a recipe in a language; undefined where it has none. */
export function translationOf(
  recipe: ComposedRecipe,
  language: AdLanguage,
): Translation | undefined {
  const { words, typed, translations } = recipe;
  return language === shownLanguage(recipe) ? { words, typed } : translations?.[language];
}

/** The recipe with its words in a language; undefined takes them away where they are not shown. */
export function withTranslation(
  recipe: ComposedRecipe,
  language: AdLanguage,
  translation: Translation | undefined,
): ComposedRecipe {
  if (language === shownLanguage(recipe)) return { ...recipe, ...translation };
  const { [language]: _, ...others } = recipe.translations ?? {};
  return withTranslations(recipe, translation ? { ...others, [language]: translation } : others);
}

/** The recipe showing a language that it has words in; those that it showed are kept. Without such words it stays as it is. */
export function showLanguage(recipe: ComposedRecipe, language: AdLanguage): ComposedRecipe {
  const shown = shownLanguage(recipe);
  const { [language]: wanted, ...others } = recipe.translations ?? {};
  if (!shown || !wanted) return recipe;
  const { words, typed } = recipe;
  return withTranslations({ ...recipe, ...wanted }, { ...others, [shown]: { words, typed } });
}

/** The recipe in the language that it shows alone. */
export function withoutTranslations(recipe: ComposedRecipe): ComposedRecipe {
  return withTranslations(recipe, {});
}

function withTranslations(
  { translations: _, ...rest }: ComposedRecipe,
  translations: NonNullable<ComposedRecipe['translations']>,
): ComposedRecipe {
  const next = Object.keys(translations).length > 0 ? { ...rest, translations } : rest;
  return { ...next, version: recipeVersionOf(next) };
}
