import { GALLERY_PAGE_SIZE } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import type { AdCursor } from './ad-cursor.ts';
import type { AdFilter } from './ad-filter.ts';
import { AD_SUMMARY_COLUMNS, type AdSummary, adSummarySchema } from './ad-summary.ts';
import { allOf, cursorCondition, searchCondition } from './postgrest-filter.ts';

export interface AdPage {
  ads: AdSummary[];
  /** Null on the last page. */
  next: AdCursor | null;
}

interface ListAdsOptions {
  userId: string;
  filter: AdFilter;
  /** Null for the first page. */
  cursor: AdCursor | null;
  signal?: AbortSignal;
}

/**
 * One page of {@link GALLERY_PAGE_SIZE} of the user's ads, newest first (spec §7). Keyset pagination: a page costs the
 * same at row 10,000 as at row 1, and new ads shift nothing. @throws the data service's error
 */
export async function listAds(client: SupabaseClient, options: ListAdsOptions): Promise<AdPage> {
  const { userId, filter, cursor, signal } = options;
  let query = client
    .from('ads')
    .select(AD_SUMMARY_COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(GALLERY_PAGE_SIZE);
  if (filter.favoritesOnly) query = query.eq('is_favorite', true);
  const { adType, isBoosted } = filter.kind.rows;
  if (adType) query = query.eq('ad_type', adType);
  if (adType === null) query = query.is('ad_type', null);
  if (isBoosted !== undefined) query = query.eq('is_boosted', isBoosted);
  const conditions: string[] = [];
  if (filter.search.trim()) conditions.push(searchCondition(filter.search));
  if (cursor) conditions.push(cursorCondition(cursor));
  if (conditions.length > 0) query = query.or(allOf(conditions));
  if (signal) query = query.abortSignal(signal);

  const { data, error } = await query;
  if (error) throw error;
  const ads = z.array(adSummarySchema).parse(data);
  const last = ads.at(-1);
  const next =
    last && ads.length === GALLERY_PAGE_SIZE ? { createdAt: last.created_at, id: last.id } : null;
  return { ads, next };
}
