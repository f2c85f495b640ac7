/** How a language says what is taken off or given on top, until when or on what it holds, and that it may not hold. */
export interface OfferWords {
  offer: string;
  term: string;
  doubted: string;
}

/** Figures of an offer, for the patterns of {@link OfferWords}. */
export const PERCENT = String.raw`\d{1,2}\s?%`;
export const SUM = String.raw`(?:[€£]\s?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?\s?(?:€|£|zł|kr|euro?s?))(?![\p{L}\d])`;
export const DAY_OF_MONTH = String.raw`\d{1,2}(?:\.|er)?`;
