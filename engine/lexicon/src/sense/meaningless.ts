import { hasCodeOrInitials, isOddAmongOthers, isTypedAtRandom } from './odd-words.ts';

/** A longer number is an article code. */
const MIN_CODE_DIGITS = 6;

/**
 * Whether a product field names nothing that could be sold: only figures, signs or emoji, one repeated letter,
 * a run along the keyboard, or several words whose spelling fits no language. A made-up name is not
 * meaningless.
 */
export function isMeaningless(field: string): boolean {
  const words = field.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length === 0) return !/\p{N}/u.test(field) || digitsOf(field) >= MIN_CODE_DIGITS;
  if (words.every(isTypedAtRandom)) return true;
  const hasTyped = words.some(isTypedAtRandom);
  return (
    words.length > 1 && (hasTyped || !hasCodeOrInitials(field)) && words.every(isOddAmongOthers)
  );
}

function digitsOf(field: string): number {
  return field.match(/\p{N}/gu)?.length ?? 0;
}
