import type { FactKind } from '@adwright/contracts';
import type { Fact } from '@adwright/engine-lexicon';

/** A fact that was found in a text, with its position in UTF-16 units. */
export interface FoundFact {
  kind: FactKind;
  start: number;
  end: number;
  /**
   * The fact's text, if it differs from the words at its position: for example a price with the
   * currency of the old price.
   */
  text?: string;
}

/** Fields of a brief that may state facts. */
export type FactField = 'offer' | 'product' | 'audience' | 'goal';

/**
 * A fact with its position; `start` and `end` refer to the field's text as {@link cleanField}
 * returns it.
 */
export interface ReadFact extends Fact {
  field: FactField;
  /**
   * The fact together with its request, which a picture prints in place of the fact, for example
   * "order before Thursday".
   */
  inPicture?: string;
  /** The fact as it is written inside a sentence, if that differs: "before 5 pm". */
  inSentence?: string;
  /** Whether the fact states the whole request at the start of the goal: "order by phone before Friday". */
  isRequest?: boolean;
  start: number;
  end: number;
}

/** Tells whether a fact states days or hours. */
export const isOfDays = ({ kind }: Pick<FoundFact, 'kind'>) => kind === 'hours' || kind === 'date';

/** Tells whether two ranges share a character. */
export function haveCommonPart(
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * Extends a fact to a wider range of the text, unless another fact contains a part of that range.
 */
export function widenFact(
  found: FoundFact,
  span: { start?: number; end?: number },
  taken: readonly FoundFact[],
): FoundFact {
  const wide = { ...found, ...span };
  const isClaimed = taken.some(
    (other) => other.start !== found.start && haveCommonPart(other, wide),
  );
  return isClaimed ? found : wide;
}
