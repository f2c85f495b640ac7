/**
 * Minimum length of a word that the function compares; shorter words, such as "of", occur in many products.
 * Texts in scripts without spaces have no separate words, so one text must contain the other text.
 */
const LEAST_WORD = 3;

/**
 * Tells whether two texts are about the same product: one text contains the other text, or the texts share a
 * word. Without the check for the same product, a picture chosen for soup would remain when the form is about
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
