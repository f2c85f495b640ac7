import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import type { AdCursor } from './ad-cursor.ts';
import { type AdFilter, NO_FOLDER } from './ad-filter.ts';

interface FindAdsOptions {
  filter: AdFilter;
  /** Position after which the page begins; null for the first page. */
  cursor?: AdCursor | null;
  /** Maximum number of ids; when absent, all ids are returned. */
  limit?: number;
  signal?: AbortSignal | undefined;
}

const foundAdsSchema = z.object({
  /** Number of all ads that match the filter, also on further pages. */
  total: z.number(),
  ids: z.array(z.string()),
  /** Sort key of the last id; null when no ad matches. */
  last_key: z.string().nullable(),
});
type FoundAds = z.infer<typeof foundAdsSchema>;

/**
 * Returns the start of a day in the user's time zone, as a timestamp for the data service. The argument
 * `daysLater` adds days.
 */
function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/**
 * Converts a filter to arguments of the database function that finds ads. A condition that is undefined is
 * not sent; a condition that is null finds ads without a value.
 */
function buildConditions({ kind, folder, search, from, to, ...filter }: AdFilter) {
  return {
    sort: filter.sort,
    favorites: filter.favoritesOnly || undefined,
    ad_type: kind.rows.adType,
    is_boosted: kind.rows.isBoosted,
    search: search.trim() || undefined,
    folder: folder === NO_FOLDER ? null : (folder ?? undefined),
    brand: filter.brand ?? undefined,
    campaign: filter.campaign ?? undefined,
    format: filter.format ?? undefined,
    status: filter.status ?? undefined,
    review: filter.review ?? undefined,
    from: from === null ? undefined : startOfDay(from),
    to: to === null ? undefined : startOfDay(to, 1),
  };
}

/**
 * Returns the ids of the active workspace's ads that match a filter, in the filter's order.
 * @throws the error that the data service returned
 */
export async function findAds(
  client: SupabaseClient,
  { filter, cursor, limit, signal }: FindAdsOptions,
): Promise<FoundAds> {
  let request = client.rpc('find_ads', {
    p_filter: { ...buildConditions(filter), after: cursor ? { ...cursor } : undefined },
    p_limit: limit,
  });
  if (signal) request = request.abortSignal(signal);
  const { data, error } = await request;
  if (error) throw error;
  return foundAdsSchema.parse(data);
}
