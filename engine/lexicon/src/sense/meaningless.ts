import { isKeyRun, isRepeated } from './key-runs.ts';

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
