import { GALLERY_PAGE_SIZE } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import type { AdCursor } from './ad-cursor.ts';
import { type AdFilter, isUnfiltered } from './ad-filter.ts';
import { AD_SUMMARY_COLUMNS, type AdSummary, adSummarySchema } from './ad-summary.ts';
import { findAds } from './find-ads.ts';

export interface AdPage {
  ads: AdSummary[];
  /** Cursor of the next page; null on the last page. */
  next: AdCursor | null;
  /**
   * Number of ads that match the filter; null on further pages, because only the first page shows the number.
   */
  total: number | null;
}

interface ListAdsOptions {
  userId: string;
  filter: AdFilter;
  /** Position after which the page begins; null for the first page. */
  cursor: AdCursor | null;
  signal?: AbortSignal;
}

/**
 * Returns one page of the user's ads, at most {@link GALLERY_PAGE_SIZE} ads. Only the first page also has the
 * total count. A page begins after a row (keyset pagination), so new ads don't shift the page. The two
 * unfiltered lists of spec §7 are read directly from the table. Any other filter needs the database function
 * that joins further tables (docs/decisions/0136).
 * @throws the error that the data service returned
 */
export function listAds(client: SupabaseClient, options: ListAdsOptions): Promise<AdPage> {
  const { favoritesOnly: _, ...filter } = options.filter;
  const isOfTable = filter.sort === 'newest' && isUnfiltered({ ...filter, favoritesOnly: false });
  return isOfTable ? listNewestAds(client, options) : listFoundAds(client, options);
}

/** Reads rows of the user's ads that meet an additional condition. */
function selectAds(
  client: SupabaseClient,
  { userId, signal }: ListAdsOptions,
  options?: { count: 'exact' },
) {
  const query = filterByWorkspace(client.from('ads').select(AD_SUMMARY_COLUMNS, options), userId);
  return signal ? query.abortSignal(signal) : query;
}

/** Lists all ads, or all favourite ads, newest first. */
async function listNewestAds(client: SupabaseClient, options: ListAdsOptions): Promise<AdPage> {
  const { filter, cursor } = options;
  let query = selectAds(client, options, cursor ? undefined : { count: 'exact' });
  if (filter.favoritesOnly) query = query.eq('is_favorite', true);
  if (cursor) {
    const at = `"${cursor.key}"`;
    query = query.or(`created_at.lt.${at},and(created_at.eq.${at},id.lt.${cursor.id})`);
  }
  const { data, error, count } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(GALLERY_PAGE_SIZE);
  if (error) throw error;
  const ads = z.array(adSummarySchema).parse(data);
  const last = ads.at(-1);
  const isFull = ads.length === GALLERY_PAGE_SIZE;
  return { ads, next: last && isFull ? { key: last.created_at, id: last.id } : null, total: count };
}

/**
 * Lists the ads that match a filter, in the filter's order. The lists of all ads and of favourites use
 * `listNewestAds`. Ads that were deleted after the ids were read are omitted.
 */
async function listFoundAds(client: SupabaseClient, options: ListAdsOptions): Promise<AdPage> {
  const { cursor } = options;
  const { ids, last_key, total } = await findAds(client, { ...options, limit: GALLERY_PAGE_SIZE });
  const lastId = ids.at(-1);
  const isFull = ids.length === GALLERY_PAGE_SIZE;
  return {
    ads: await readAds(client, options, ids),
    next: lastId && last_key !== null && isFull ? { key: last_key, id: lastId } : null,
    total: cursor ? null : total,
  };
}

/** Reads the rows of ads, and returns the rows in the order of the given ids. */
async function readAds(
  client: SupabaseClient,
  options: ListAdsOptions,
  ids: string[],
): Promise<AdSummary[]> {
  if (ids.length === 0) return [];
  const { data, error } = await selectAds(client, options).in('id', ids);
  if (error) throw error;
  const ads = new Map(
    z
      .array(adSummarySchema)
      .parse(data)
      .map((ad) => [ad.id, ad]),
  );
  return ids.flatMap((id) => ads.get(id) ?? []);
}
