/** Position of the last ad on a page; the next page begins after this position. */
export interface AdCursor {
  /**
   * Value of the last ad in the list's sort column, as the data service returns the value. The value is a
   * string, because a `Date` would lose the microseconds of a timestamp.
   */
  key: string;
  id: string;
}
