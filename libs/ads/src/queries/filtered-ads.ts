import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import { type AdCursor, NAME_KEY } from './ad-cursor.ts';

import { type AdFilter, NO_FOLDER } from './ad-filter.ts';
import { buildCursorCondition, joinConditions, searchCondition } from './postgrest-filter.ts';

export interface FilteredAdsOptions {
  userId: string;
  filter: AdFilter;
  /** Null for the first page. */
  cursor: AdCursor | null;
  /** How many rows at most. */
  limit: number;
  signal?: AbortSignal;
}

/** Start of a day in the user's time zone, as a timestamp for the data service; `daysLater` shifts it. */
function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/**
 * The query for the user's ads that match a filter, in its order. Keyset pagination: a page costs the same at row
 * 10,000 as at row 1, and new ads don't shift the pages.
 * @param columns for PostgREST's `select`
 * @param count requests the total number of rows, including those before `cursor`
 */
export function queryFilteredAds<Columns extends string>(
  client: SupabaseClient,
  columns: Columns,
  { userId, filter, cursor, limit, signal }: FilteredAdsOptions,
  count?: 'exact',
) {
  const isByName = filter.sort === 'name';
  const order = { ascending: isByName || filter.sort === 'oldest' };
  let query = filterByWorkspace(client.from('ads').select(columns, { count }), userId)
    .order(isByName ? NAME_KEY : 'created_at', order)
    .order('id', order)
    .limit(limit);
  if (filter.favoritesOnly) query = query.eq('is_favorite', true);
  const { adType, isBoosted } = filter.kind.rows;
  if (adType) query = query.eq('ad_type', adType);
  if (adType === null) query = query.is('ad_type', null);
  if (isBoosted !== undefined) query = query.eq('is_boosted', isBoosted);
  if (filter.folder === NO_FOLDER) query = query.is('folder_id', null);
  else if (filter.folder) query = query.eq('folder_id', filter.folder);
  if (filter.brand) query = query.eq('brand_name', filter.brand);
  if (filter.campaign) query = query.eq('campaign_id', filter.campaign);
  if (filter.format) query = query.contains('formats', [filter.format]);
  if (filter.status) query = query.is('is_edited', filter.status === 'edited');
  if (filter.review) query = query.eq('review_state', filter.review);
  if (filter.from) query = query.gte('created_at', startOfDay(filter.from));
  if (filter.to) query = query.lt('created_at', startOfDay(filter.to, 1));
  const conditions: string[] = [];
  if (filter.search.trim()) conditions.push(searchCondition(filter.search));
  if (cursor) conditions.push(buildCursorCondition(cursor, filter.sort));
  if (conditions.length > 0) query = query.or(joinConditions(conditions));
  if (signal) query = query.abortSignal(signal);
  return query;
}
