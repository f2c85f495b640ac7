import { GALLERY_PAGE_SIZE } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import type { AdCursor } from './ad-cursor.ts';
import { AD_SUMMARY_COLUMNS, type AdSummary, adSummarySchema } from './ad-summary.ts';
import { type FilteredAdsOptions, filteredAds } from './filtered-ads.ts';

export interface AdPage {
  ads: AdSummary[];
  /** Null on the last page. */
  next: AdCursor | null;
  /** How many ads the filter lets through; null on further pages, which don't ask. */
  total: number | null;
}

/**
 * One page of {@link GALLERY_PAGE_SIZE} of the user's ads (spec §7). The first one is counted.
 * @throws the data service's error
 */
export async function listAds(
  client: SupabaseClient,
  options: Omit<FilteredAdsOptions, 'limit'>,
): Promise<AdPage> {
  const { data, error, count } = await filteredAds(
    client,
    AD_SUMMARY_COLUMNS,
    { ...options, limit: GALLERY_PAGE_SIZE },
    options.cursor ? undefined : 'exact',
  );
  if (error) throw error;
  const ads = z.array(adSummarySchema).parse(data);
  const last = ads.at(-1);
  const next =
    last && ads.length === GALLERY_PAGE_SIZE ? { createdAt: last.created_at, id: last.id } : null;
  return { ads, next, total: count };
}
