import { hasCodeOrInitials, isOddAmongOthers, isTypedAtRandom } from './odd-words.ts';

/** Minimum number of digits of an article code, which may be the name of a product. */
const MIN_CODE_DIGITS = 6;

/**
 * Tells whether a product field names no product. A field without a product contains only signs,
 * emoji or a few figures, a repeated letter, a run of keys, or words whose spelling fits no
 * language. A made-up name counts as a name.
 */
export function isMeaningless(field: string): boolean {
  const words = field.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length === 0) return !/\p{N}/u.test(field) || countDigits(field) >= MIN_CODE_DIGITS;
  if (words.every(isTypedAtRandom)) return true;
  const hasTyped = words.some(isTypedAtRandom);
  return (
    words.length > 1 && (hasTyped || !hasCodeOrInitials(field)) && words.every(isOddAmongOthers)
  );
}

function countDigits(field: string): number {
  return field.match(/\p{N}/gu)?.length ?? 0;
}
