import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';

/**
 * Writes is_favorite of one ad (spec §7). @throws the data service's error, or `not_found` when the caller has no such
 * ad, for which the row-level policies report an empty success
 */
export async function setFavorite(
  client: SupabaseClient,
  adId: string,
  isFavorite: boolean,
): Promise<void> {
  const { data, error } = await client
    .from('ads')
    .update({ is_favorite: isFavorite })
    .eq('id', adId)
    .select('id');
  if (error) throw error;
  if (data.length === 0) throw new AppError('not_found', `There is no ad ${adId} to mark`);
}
