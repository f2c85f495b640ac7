import { type AdRow, adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';

/**
 * One ad by id and owner (spec §7); null for a missing ad, another user's ad, and an invalid id alike. @throws the data
 * service's error
 */
export async function getAd(
  client: SupabaseClient,
  userId: string,
  adId: string,
  signal?: AbortSignal,
): Promise<AdRow | null> {
  if (!adRowSchema.shape.id.safeParse(adId).success) return null;
  let query = client.from('ads').select('*').eq('id', adId).eq('user_id', userId);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query.maybeSingle();
  if (error) throw error;
  return data === null ? null : adRowSchema.parse(data);
}
