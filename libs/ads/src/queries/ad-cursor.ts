/** Position of the last ad of a page, after which the next page begins. */
export interface AdCursor {
  /**
   * Value by which the list is sorted, as the data service returns it. A `Date` would cut off the microseconds
   * of a timestamp.
   */
  key: string;
  id: string;
}
