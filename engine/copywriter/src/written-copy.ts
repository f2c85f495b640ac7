import type { AdCopy } from '@adwright/engine-lexicon';

/** The copy of a brief, and what its words are based on. */
export interface WrittenCopy {
  copy: AdCopy;
  outline: CopyOutline;
}

export interface CopyOutline {
  /** Whether no lines of a trade are certain, so that problem and comparison may not suit the product. */
  isGeneral: boolean;
  /** Whether the product's name is a statement, such as "We restore old photos". */
  isStatement: boolean;
  /** The readers with their preposition, such as "For commuters"; null if the brief names none. */
  readers: string | null;
  /** Lines of the kind of product, without slots. */
  lines: readonly string[];
}
