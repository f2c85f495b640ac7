/** Tells whether two phrases share a word of four letters or more. */
export function sharesWord(one: string, other: string): boolean {
  const words = new Set(other.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return (one.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word));
}

const MAX_COMMON_WORDS = 3;

/**
 * Tells whether two phrases share many words, for example "a bed you look forward to" and "a night
 * you look forward to".
 */
export function sharesManyWords(one: string, other: string): boolean {
  const words = other.toLowerCase().split(' ');
  const common = one
    .toLowerCase()
    .split(' ')
    .filter((word) => words.includes(word));
  return common.length > MAX_COMMON_WORDS || common.length === one.split(' ').length;
}
