import { adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

const latestAdSchema = adRowSchema.pick({
  id: true,
  ad_image_url: true,
  ad_text: true,
  title: true,
});

/** The fields of an ad that a thumbnail shows. */
export type LatestAd = z.infer<typeof latestAdSchema>;

/**
 * Returns the user's newest ads, newest first.
 * @param limit maximum number of ads to return
 * @throws the error that the data service returned
 */
export async function fetchLatestAds(
  client: SupabaseClient,
  userId: string,
  limit: number,
  signal: AbortSignal,
): Promise<LatestAd[]> {
  const { data, error } = await client
    .from('ads')
    .select('id, ad_image_url, ad_text, title')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .abortSignal(signal);
  if (error) throw error;
  return z.array(latestAdSchema).parse(data);
}
