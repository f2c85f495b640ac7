import { GALLERY_PAGE_SIZE } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { type AdCursor, buildCursor, NAME_KEY } from './ad-cursor.ts';
import { AD_SUMMARY_COLUMNS, type AdSummary, adSummarySchema } from './ad-summary.ts';
import { type FilteredAdsOptions, queryFilteredAds } from './filtered-ads.ts';

export interface AdPage {
  ads: AdSummary[];
  /** Null on the last page. */
  next: AdCursor | null;
  /** Number of ads that match the filter; null on further pages, which don't request it. */
  total: number | null;
}

const placedAdSchema = adSummarySchema.extend({ [NAME_KEY]: z.string().optional() });

/**
 * One page of {@link GALLERY_PAGE_SIZE} of the user's ads (spec §7). The first page also has the total count.
 * @throws the data service's error
 */
export async function listAds(
  client: SupabaseClient,
  options: Omit<FilteredAdsOptions, 'limit'>,
): Promise<AdPage> {
  const isByName = options.filter.sort === 'name';
  const { data, error, count } = await queryFilteredAds(
    client,
    isByName ? `${AD_SUMMARY_COLUMNS}, ${NAME_KEY}` : AD_SUMMARY_COLUMNS,
    { ...options, limit: GALLERY_PAGE_SIZE },
    options.cursor ? undefined : 'exact',
  );
  if (error) throw error;
  const ads = z.array(placedAdSchema).parse(data);
  const last = ads.at(-1);
  const next = last && ads.length === GALLERY_PAGE_SIZE ? buildCursor(last) : null;
  return { ads, next, total: count };
}
