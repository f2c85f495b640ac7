import { adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { type AdCursor, cursorAfter, NAME_KEY } from './ad-cursor.ts';
import type { AdFilter } from './ad-filter.ts';
import { filteredAds } from './filtered-ads.ts';

/** Maximum number of rows in one answer of the data service. */
const ROWS_AT_ONCE = 1000;

const placeSchema = adRowSchema
  .pick({ id: true, created_at: true })
  .extend({ [NAME_KEY]: z.string().optional() });

/**
 * The ids of all ads that match a filter, in its order.
 * @throws the data service's error
 */
export async function listAdIds(
  client: SupabaseClient,
  userId: string,
  filter: AdFilter,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: AdCursor | null = null;
  do {
    const options = { userId, filter, cursor, limit: ROWS_AT_ONCE };
    const columns =
      filter.sort === 'name' ? (`id, created_at, ${NAME_KEY}` as const) : 'id, created_at';
    const { data, error } = await filteredAds(client, columns, options);
    if (error) throw error;
    const places: z.infer<typeof placeSchema>[] = z.array(placeSchema).parse(data);
    ids.push(...places.map(({ id }) => id));
    const last = places.at(-1);
    cursor = last && places.length === ROWS_AT_ONCE ? cursorAfter(last) : null;
  } while (cursor);
  return ids;
}
