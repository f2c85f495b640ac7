/** Position of the last ad of a page: the next page begins after it. */
export interface AdCursor {
  /**
   * Value by which the list is sorted, as the data service returns it. Timestamps have microseconds, which
   * `Date` would cut off.
   */
  key: string;
  id: string;
}
