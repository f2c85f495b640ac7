import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';

/**
 * Sets the user's own name for an ad, or removes it (empty). The title that was saved with the ad stays.
 * @throws the data service's error, or AppError `not_found` for an ad that is gone
 */
export async function renameAd(client: SupabaseClient, adId: string, name: string): Promise<void> {
  const { data, error } = await client.rpc('rename_ad', {
    p_ad_id: adId,
    p_name: name || undefined,
  });
  if (error) throw error;
  if (!data) throw new AppError('not_found', `No ad ${adId} to rename`);
}
