import { adRowSchema } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import type * as z from 'zod';
import { adSummarySchema } from './ad-summary.ts';

const adDetailSchema = adRowSchema.extend(
  adSummarySchema.pick({ headline: true, custom_name: true }).shape,
);

/** An ad's row, including the texts that can serve as the ad's name. */
export type AdDetail = z.infer<typeof adDetailSchema>;

/**
 * Returns one ad by id and owner (spec §7). Returns null for a missing ad, for another user's ad, and for an
 * invalid id.
 * @throws the error that the data service returned
 */
export async function getAd(
  client: SupabaseClient,
  userId: string,
  adId: string,
  signal?: AbortSignal,
): Promise<AdDetail | null> {
  if (!adRowSchema.shape.id.safeParse(adId).success) return null;
  let query = filterByWorkspace(
    client.from('ads').select('*, headline, custom_name').eq('id', adId),
    userId,
  );
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query.maybeSingle();
  if (error) throw error;
  return data === null ? null : adDetailSchema.parse(data);
}
