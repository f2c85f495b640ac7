import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';

/**
 * Sets the custom name of an ad; an empty text removes the custom name. The title that was saved with the ad
 * remains.
 * @throws the error that the data service returned, or AppError `not_found` for a deleted ad
 */
export async function renameAd(client: SupabaseClient, adId: string, name: string): Promise<void> {
  const { data, error } = await client.rpc('rename_ad', {
    p_ad_id: adId,
    p_name: name || undefined,
  });
  if (error) throw error;
  if (!data) throw new AppError('not_found', `No ad ${adId} to rename`);
}
