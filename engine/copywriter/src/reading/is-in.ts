/** Whether a text has the words, whatever their case. */
export function isIn(text: string, words: string | null | undefined): boolean {
  return words != null && inOneCase(text).includes(inOneCase(words));
}

/** Lower-case letters and one apostrophe. Turkish has two pairs of I, so a capital I is ambiguous. */
function inOneCase(text: string): string {
  return text.toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i').replaceAll('’', "'");
}
