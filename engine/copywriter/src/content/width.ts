/**
 * Matches Chinese, Japanese and Korean characters and punctuation, which are as wide as two Latin
 * letters.
 */
const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60ー]/gu;

/** Returns the width of a text in Latin letters. */
export function measureWidth(text: string): number {
  return Array.from(text).length + (text.match(FULL_WIDTH)?.length ?? 0);
}

/**
 * Tells whether a part is at least half as wide as a whole text. For example, "Members" is only a
 * small part of "free for up to 50 members".
 */
export function isMostOf(whole: string, part: string): boolean {
  return measureWidth(part) * 2 >= measureWidth(whole);
}
