/**
 * Replaces each straight apostrophe between two letters by a typographic one, for example
 * "l’argan".
 */
export function setTypographicApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}
