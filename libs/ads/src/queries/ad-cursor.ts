/** Position of the last row that was read: the next page begins after it. */
export interface AdCursor {
  /** The timestamp as the data service returns it: with microseconds, which `Date` would cut off. */
  createdAt: string;
  id: string;
  /** Sort key of the name; absent when ads are sorted by date. */
  nameKey?: string;
}

/** The computed column that sorts names. */
export const NAME_KEY = 'name_key';

interface Place {
  id: string;
  created_at: string;
  name_key?: string | undefined;
}

/** The cursor after a given row. */
export function buildCursor({ id, created_at, name_key }: Place): AdCursor {
  return { createdAt: created_at, id, ...(name_key !== undefined && { nameKey: name_key }) };
}
