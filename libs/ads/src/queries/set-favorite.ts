import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import { askInBatches } from './in-batches.ts';

/**
 * Writes is_favorite of one or more ads (spec §7).
 * @throws the error that the data service returned, or `not_found` when the caller has no such ad. For a missing ad, the
 * row-level security policies return success without a row.
 */
export async function setFavorite(
  client: SupabaseClient,
  adIds: readonly string[],
  isFavorite: boolean,
): Promise<void> {
  const marked = await askInBatches(adIds, async (batch) => {
    const ads = client.from('ads').update({ is_favorite: isFavorite });
    const [only] = batch;
    // A single ad uses `eq`, as in the specification.
    const chosen = batch.length === 1 && only ? ads.eq('id', only) : ads.in('id', batch);
    const { data, error } = await chosen.select('id');
    if (error) throw error;
    return data;
  });
  if (marked.length === 0)
    throw new AppError('not_found', `None of the ${adIds.length} ads could be changed`);
}
