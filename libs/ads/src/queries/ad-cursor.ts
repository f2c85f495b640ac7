/** The last row that was read: the next page begins after it. */
export interface AdCursor {
  /** The timestamp as the data service returns it: with microseconds, which `Date` would cut off. */
  createdAt: string;
  id: string;
}
