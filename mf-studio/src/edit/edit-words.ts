import {
  type AdFormat,
  type AdWords,
  type ComposedRecipe,
  FORMAT_WORD_FIELDS,
  type FormatWordField,
  setRecipeVersion,
} from '@adwright/contracts';
import { getFormatWords, withFormatWord } from '@adwright/contracts/recipe-formats';

/** Texts of an ad that the user edits in one text field each. */
export type SimpleWord = FormatWordField | 'brandName' | 'productName';

/** Tells whether a text may have line breaks of its own. All texts without line breaks are one line. */
export function takesBreaks(field: string): boolean {
  return field === 'headline' || field === 'subline';
}

/** Which formats a change of a text applies to. */
export interface WordScope {
  format: AdFormat;
  /** Whether a change applies to `format` only, and not to the ad's other formats. */
  isOnlyHere: boolean;
}

/** Returns the field if the format has its own text for it, or null for a field with the ad's text. */
export function ownFieldOf(
  recipe: ComposedRecipe,
  format: AdFormat,
  field: SimpleWord,
): FormatWordField | null {
  const own = getFormatWords(recipe, format);
  return FORMAT_WORD_FIELDS.find((name) => name === field && own[name] !== undefined) ?? null;
}

/**
 * Returns the recipe with a changed text, which counts as typed. A format that has its own text gets the
 * change, since that is the text which its picture shows.
 */
export function withWord(
  recipe: ComposedRecipe,
  { format, isOnlyHere }: WordScope,
  field: SimpleWord,
  text: string,
): ComposedRecipe {
  const own = ownFieldOf(recipe, format, field);
  const name = isOnlyHere ? FORMAT_WORD_FIELDS.find((each) => each === field) : own;
  if (name) return withFormatWord(recipe, format, name, text);
  const words: AdWords = { ...recipe.words, [field]: text };
  return setRecipeVersion({ ...recipe, words, typed: [...new Set([...recipe.typed, field])] });
}
