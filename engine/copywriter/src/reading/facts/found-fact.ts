import type { FactKind } from '@adwright/contracts';

/** A fact found in a text, with its place there in UTF-16 units. */
export interface FoundFact {
  kind: FactKind;
  start: number;
  end: number;
  /** Set if the fact differs from the words of its span, such as a price with the currency of the old one. */
  text?: string;
}

/** Whether two spans share a character. */
export function overlap(
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A fact with a wider span, unless another fact has claimed a part of that. */
export function widened(
  found: FoundFact,
  span: { start?: number; end?: number },
  taken: readonly FoundFact[],
): FoundFact {
  const wide = { ...found, ...span };
  const isClaimed = taken.some((other) => other.start !== found.start && overlap(other, wide));
  return isClaimed ? found : wide;
}
