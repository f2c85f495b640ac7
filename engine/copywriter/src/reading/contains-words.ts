/** Tells whether a text contains the given words, in upper or lower case. */
export function containsWords(text: string, words: string | null | undefined): boolean {
  return words != null && foldCase(text).includes(foldCase(words));
}

/**
 * Makes letters lower-case, and all apostrophes and kinds of "i" the same. Turkish has "I/ı" and
 * "İ/i", so a capital I alone doesn't show which letter is meant.
 */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i').replaceAll('’', "'");
}
