/** Matches the end of a sentence; the full stop of a number or of an abbreviation before a small letter is none. */
const SENTENCE_END = /[.!?](?=\s+[^\p{Ll}\s])|[。！？।]/u;

/**
 * Returns a text with a sentence that names its readers after the sentence about the product. The text stays as
 * it is if it has only one sentence, because a request may follow it.
 * @param product words of the text about the product, in which no sentence is searched for
 * @param sentence for example "For homeowners in Leeds."
 * @param gap what the language puts between two sentences
 */
export function withAudienceSentence(
  text: string,
  product: string,
  sentence: string,
  gap: string,
): string {
  const at = product === '' ? -1 : text.indexOf(product);
  const from = at === -1 ? 0 : at + product.length - 1;
  const end = SENTENCE_END.exec(text.slice(from));
  if (end === null) return text;
  const cut = from + end.index + end[0].length;
  return text.slice(0, cut) + gap + sentence + text.slice(cut);
}
