/**
 * Minimum length of a word that the function compares; shorter words, such as "of", occur in many products.
 * In scripts without spaces between words, one text must contain the other text.
 */
const LEAST_WORD = 3;

/**
 * Tells whether two texts are about the same product. This is so if one text contains the other, or if both
 * contain the same word. Otherwise, a picture that was chosen for soup would remain when the form is about
 * laptops.
 */
export function isSameProduct(one: string, other: string): boolean {
  const [first, second] = [one.trim().toLowerCase(), other.trim().toLowerCase()];
  if (first === '' || second === '') return first === second;
  if (first.includes(second) || second.includes(first)) return true;
  const words = new Set(splitWords(first));
  return splitWords(second).some((word) => words.has(word));
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= LEAST_WORD);
}
