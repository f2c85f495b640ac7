import type { AdFormat } from './ad-formats.ts';
import type { ComposedRecipe, FormatWords, Recipe } from './recipe.ts';
import { FORMAT_WORD_FIELDS, type FormatWordField, setRecipeVersion } from './recipe-choices.ts';

/**
 * Returns the texts of one format that replace the ad's texts; empty for a format that shows the ad's texts.
 */
export function getFormatWords(
  { formatWords }: Pick<ComposedRecipe, 'formatWords'>,
  format: AdFormat,
): NonNullable<FormatWords[AdFormat]> {
  return formatWords?.[format] ?? {};
}

/**
 * Returns a copy of the recipe in which the texts for one format replace the ad's texts. The replaced texts
 * count as typed by the user.
 */
export function adaptToFormat<Any extends Recipe>(recipe: Any, format: AdFormat): Any;
export function adaptToFormat(recipe: Recipe, format: AdFormat): Recipe {
  if (recipe.kind !== 'composed') return recipe;
  const own = getFormatWords(recipe, format);
  const fields = listFields(own);
  if (fields.length === 0) return recipe;
  const typed = [...new Set([...recipe.typed, ...fields])];
  return { ...recipe, words: { ...recipe.words, ...own }, typed };
}

/**
 * Returns the recipe of an ad in a single format, with the texts for that format and without texts for other
 * formats.
 */
export function restrictToFormat<Any extends Recipe>(recipe: Any, format: AdFormat): Any;
export function restrictToFormat(recipe: Recipe, format: AdFormat): Recipe {
  const shown = { ...adaptToFormat(recipe, format), formats: [format] };
  if (shown.kind !== 'composed') return shown;
  const { formatWords: _, ...rest } = shown;
  return setRecipeVersion(rest);
}

/**
 * Returns a copy of the recipe with a text for one format. If the text is undefined, the format shows the ad's
 * text again.
 */
export function withFormatWord(
  recipe: ComposedRecipe,
  format: AdFormat,
  field: FormatWordField,
  text: string | undefined,
): ComposedRecipe {
  const { formatWords, ...rest } = recipe;
  const next = changeFormatWords(formatWords, format, field, text);
  return setRecipeVersion(next ? { ...rest, formatWords: next } : rest);
}

/**
 * Returns the texts for single formats after one text has changed. If the text is undefined, the format's text
 * is removed. Returns undefined when no text for a single format remains.
 */
export function changeFormatWords(
  formatWords: FormatWords | undefined,
  format: AdFormat,
  field: FormatWordField,
  text: string | undefined,
): FormatWords | undefined {
  const { [format]: before = {}, ...others } = formatWords ?? {};
  const { [field]: _, ...kept } = before;
  const own = text === undefined ? kept : { ...kept, [field]: text };
  const next = listFields(own).length > 0 ? { ...others, [format]: own } : others;
  return Object.keys(next).length > 0 ? next : undefined;
}

function listFields(own: NonNullable<FormatWords[AdFormat]>): FormatWordField[] {
  return FORMAT_WORD_FIELDS.filter((field) => own[field] !== undefined);
}
