/** What tells a language in Latin letters from its neighbours. */
export interface DetectionPatterns {
  /** Words, and endings that only one of two sisters has, so common that two of them settle the language of a short field. */
  functionWords: RegExp | null;
  /**
   * What shops and trades are called in the language and in no other that the copywriter knows, English above all: a field of one
   * such word is too short for statistics. Beginnings and ends of compounds where the language joins nouns.
   */
  tradeNouns: RegExp | null;
  /** Letters that English has only in loans. */
  letters: RegExp | null;
  /** How words begin, end and are spelt. Many English ones do so too, so they count where nothing is English. */
  spelling: RegExp | null;
}
