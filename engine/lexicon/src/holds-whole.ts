/** Two letters of one word, in scripts that part words. */
const WORD_GOES_ON = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}$/u;

/**
 * Whether a text holds a part that no figure goes on beyond: "5% off" is none in "15% off", nor "$5" in "$5.99".
 *
 * @param wholeWords whether no word may go on beyond it either: "sale" is none in "wholesale". Words of Han, Thai and the like are not parted.
 */
export function holdsWhole(text: string, part: string, { wholeWords = false } = {}): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const before = text.slice(0, at);
    const behind = text.slice(at + part.length);
    const figureGoesOn =
      (/^\p{N}/u.test(part) && /\p{N}[.,]?$/u.test(before)) ||
      (/\p{N}$/u.test(part) && /^[.,]?\p{N}/u.test(behind));
    const wordGoesOn =
      WORD_GOES_ON.test(before.slice(-1) + part.slice(0, 1)) ||
      WORD_GOES_ON.test(part.slice(-1) + behind.slice(0, 1));
    if (!figureGoesOn && !(wholeWords && wordGoesOn)) return true;
  }
  return false;
}
