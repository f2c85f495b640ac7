import { type AdVersionRow, adVersionRowSchema } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

/**
 * Returns every version of one of the user's ads, the newest first. Returns no version for a flat ad, because a
 * flat ad has no recipe.
 * @throws the error that the data service returned
 */
export async function fetchAdVersions(
  client: SupabaseClient,
  userId: string,
  adId: string,
  signal?: AbortSignal,
): Promise<AdVersionRow[]> {
  if (!adVersionRowSchema.shape.ad_id.safeParse(adId).success) return [];
  let query = filterByWorkspace(client.from('ad_versions').select('*'), userId)
    .eq('ad_id', adId)
    .order('n', { ascending: false });
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(adVersionRowSchema).parse(data);
}
