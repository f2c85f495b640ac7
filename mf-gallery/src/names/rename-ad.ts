import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';

/**
 * Gives an ad a name of the user's own, or takes it away (empty). Its title stays as it was saved.
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
