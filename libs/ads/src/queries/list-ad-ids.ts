import type { SupabaseClient } from '@adwright/supabase';
import type { AdFilter } from './ad-filter.ts';
import { findAds } from './find-ads.ts';

/**
 * Returns the ids of all ads that match a filter, in the filter's order.
 * @throws the error that the data service returned
 */
export async function listAdIds(client: SupabaseClient, filter: AdFilter): Promise<string[]> {
  return (await findAds(client, { filter })).ids;
}
