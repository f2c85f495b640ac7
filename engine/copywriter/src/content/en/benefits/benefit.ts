/** Words that sellers say of what they sell, and what a copywriter makes of them. */
export interface Benefit {
  /** The words as they stand in a brief; what it matches is printed as a row, so it holds the whole of the claim. */
  readonly match: RegExp;
  /** At most 46 characters and eight words; no more than the matched words say. */
  readonly headlines: readonly [string, string];
}
