import { adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { type AdCursor, buildCursor } from './ad-cursor.ts';
import type { AdFilter } from './ad-filter.ts';
import { queryFilteredAds } from './filtered-ads.ts';

/** Maximum number of rows in one answer of the data service. */
const ROWS_AT_ONCE = 1000;

const placeSchema = adRowSchema.pick({ id: true, created_at: true });

/**
 * The ids of all ads that match a filter. Those sorted by name come by date: each page by name would compute the name of every ad,
 * which took a minute's share of the database with 10,000 ads.
 * @throws the data service's error
 */
export async function listAdIds(
  client: SupabaseClient,
  userId: string,
  filter: AdFilter,
): Promise<string[]> {
  const ids: string[] = [];
  const sort = filter.sort === 'name' ? 'newest' : filter.sort;
  let cursor: AdCursor | null = null;
  do {
    const options = { userId, filter: { ...filter, sort }, cursor, limit: ROWS_AT_ONCE };
    const { data, error } = await queryFilteredAds(client, 'id, created_at', options);
    if (error) throw error;
    const places: z.infer<typeof placeSchema>[] = z.array(placeSchema).parse(data);
    ids.push(...places.map(({ id }) => id));
    const last = places.at(-1);
    cursor = last && places.length === ROWS_AT_ONCE ? buildCursor(last) : null;
  } while (cursor);
  return ids;
}
