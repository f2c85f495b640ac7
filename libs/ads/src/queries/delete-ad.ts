import type { SupabaseClient } from '@adwright/supabase';

/**
 * Deletes one ad. An ad that is already gone is no error: the outcome is the one asked for.
 * @throws the data service's error
 */
export async function deleteAd(client: SupabaseClient, adId: string): Promise<void> {
  const { error } = await client.from('ads').delete().eq('id', adId);
  if (error) throw error;
}
