import {
  type AdFormat,
  type AdWords,
  type ComposedRecipe,
  FORMAT_WORD_FIELDS,
  type FormatWordField,
  setRecipeVersion,
} from '@adwright/contracts';
import { getFormatWords, withFormatWord } from '@adwright/contracts/recipe-formats';

/** Texts of an ad that have one text field each in the editor. */
export type SimpleWord = FormatWordField | 'brandName' | 'productName';

/**
 * Tells whether a text may have line breaks that the user typed. All other texts have a single line.
 */
export function takesBreaks(field: string): boolean {
  return field === 'headline' || field === 'subline';
}

/** The formats to which a change of a text applies. */
export interface WordScope {
  format: AdFormat;
  /** True if a change applies only to `format`, and not to the ad's other formats. */
  isOnlyHere: boolean;
}

/**
 * Returns the field if the format has a separate text for this field; null if the format shows the ad's text.
 */
export function findOwnField(
  recipe: ComposedRecipe,
  format: AdFormat,
  field: SimpleWord,
): FormatWordField | null {
  const own = getFormatWords(recipe, format);
  return FORMAT_WORD_FIELDS.find((name) => name === field && own[name] !== undefined) ?? null;
}

/**
 * Returns a copy of the recipe with a changed text, which counts as typed by the user. If the format has a
 * separate text, the change applies to that text, because the picture shows it.
 */
export function withWord(
  recipe: ComposedRecipe,
  { format, isOnlyHere }: WordScope,
  field: SimpleWord,
  text: string,
): ComposedRecipe {
  const own = findOwnField(recipe, format, field);
  const name = isOnlyHere ? FORMAT_WORD_FIELDS.find((each) => each === field) : own;
  if (name) return withFormatWord(recipe, format, name, text);
  const words: AdWords = { ...recipe.words, [field]: text };
  return setRecipeVersion({ ...recipe, words, typed: [...new Set([...recipe.typed, field])] });
}
