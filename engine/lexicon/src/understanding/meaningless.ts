/** Rows of the keyboard, along which fingers run when somebody tries a form. */
const KEY_ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
const MIN_RUN = 3;
/** A longer number is the code of an article. */
const MIN_CODE_DIGITS = 6;

/**
 * Whether a product field names nothing that could be sold: only figures, signs or emoji, one letter again and again, or a run
 * along the keyboard. A made-up name is not meaningless.
 */
export function isMeaningless(field: string): boolean {
  const words = field.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length === 0) return !/\p{N}/u.test(field) || digitsOf(field) >= MIN_CODE_DIGITS;
  return words.every((word) => isKeyRun(word) || isRepeated(word));
}

function digitsOf(field: string): number {
  return field.match(/\p{N}/gu)?.length ?? 0;
}

function isKeyRun(word: string): boolean {
  if (word.length < MIN_RUN) return false;
  const backwards = [...word].reverse().join('');
  return KEY_ROWS.some(
    (row) => row.includes(word) || row.includes(backwards) || isLooped(word, row),
  );
}

/** "asdfasdf": a run, and the same run again. */
function isLooped(word: string, row: string): boolean {
  for (let length = MIN_RUN; length <= word.length / 2; length++) {
    const run = word.slice(0, length);
    if (row.includes(run) && run.repeat(Math.ceil(word.length / length)).startsWith(word))
      return true;
  }
  return false;
}

/** "aaaa", "xxxx": no word of a language repeats one letter alone three times. */
function isRepeated(word: string): boolean {
  return word.length >= MIN_RUN && new Set(word).size === 1;
}
