import { ABBREVIATIONS } from './content/abbreviations.ts';

/**
 * Matches the end of a sentence, but not the full stop of a number or of an abbreviation before a
 * lower-case letter.
 */
const SENTENCE_END = /[.!?](?=\s+[^\p{Ll}\s])|[。！？।]/gu;
const ENDS_WITH_ABBREVIATION = new RegExp(`(?<!\\p{L})(?:${ABBREVIATIONS})$`, 'iu');

/**
 * Returns a text with a sentence that names its readers after the sentence about the product. In a
 * text without full stops, the sentence follows the product's words.
 * @param product words about the product in the text; the search for the sentence's end starts at
 * their end
 * @param sentence for example "For homeowners in Leeds."
 * @param gap the characters that the language puts between two sentences
 */
export function addAudienceSentence(
  text: string,
  product: string,
  sentence: string,
  gap: string,
): string {
  const at = product === '' ? -1 : text.indexOf(product);
  const from = at === -1 ? 0 : at + product.length - 1;
  const rest = text.slice(from);
  const end = [...rest.matchAll(SENTENCE_END)].find(
    ({ index }) => !ENDS_WITH_ABBREVIATION.test(text.slice(0, from + index)),
  );
  if (end === undefined) {
    // Thai separates sentences by spaces only.
    if (at === -1) return text;
    const last = at + product.length;
    const behind = /[.!?]/u.test(text[last] ?? '') ? last + 1 : last;
    return text.slice(0, behind) + gap + sentence + text.slice(behind);
  }
  const cut = from + end.index + end[0].length;
  return text.slice(0, cut) + gap + sentence + text.slice(cut);
}
