/** Returns a text whose first letter is lower-case, for use inside a sentence. */
export function lowerFirstLetter(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
