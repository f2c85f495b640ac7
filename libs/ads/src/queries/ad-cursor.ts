/** The last row that was read: the next page begins after it. */
export interface AdCursor {
  /** As the data service wrote it, with full precision. */
  createdAt: string;
  id: string;
}
