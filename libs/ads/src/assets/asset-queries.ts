import { type AssetRow, assetRowSchema, BUCKETS, MAX_ASSETS } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { findOwnObject } from '../own-object.ts';

/** Returns the query key of a user's asset library, which contains photos and logos. */
export const assetsKey = (userId: string) => ['assets', userId] as const;

/**
 * Returns all photos and logos in a user's asset library, the newest first.
 * @throws the error that the data service returned
 */
export async function listAssets(
  client: SupabaseClient,
  userId: string,
  signal?: AbortSignal,
): Promise<AssetRow[]> {
  let query = filterByWorkspace(client.from('assets').select('*'), userId)
    .order('created_at', { ascending: false })
    .limit(MAX_ASSETS);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(assetRowSchema).parse(data);
}

/**
 * Deletes an asset row, then the asset's files. Deleting an asset that no longer exists is not an error. Ads that
 * show the asset remain unchanged.
 * @throws the error that the data service returned
 */
export async function deleteAsset(
  client: SupabaseClient,
  userId: string,
  { id, image_url, cutout_url, mask_url }: AssetRow,
): Promise<void> {
  const { error } = await client.from('assets').delete().eq('id', id);
  if (error) throw error;
  await removeAssetFiles(client, userId, [image_url, cutout_url, mask_url]);
}

/**
 * Removes files from the user's asset folder in the storage. Never throws, because a leftover file does the
 * user no harm.
 */
export async function removeAssetFiles(
  client: SupabaseClient,
  userId: string,
  urls: readonly (string | null)[],
): Promise<void> {
  const paths = urls.flatMap((url) => {
    const object = url === null ? null : findOwnObject(url, userId);
    return object?.bucket === BUCKETS.assets ? [object.path] : [];
  });
  if (paths.length === 0) return;
  const { error } = await client.storage.from(BUCKETS.assets).remove(paths);
  if (error) console.error(`${paths.join(', ')} could not be removed`, error);
}
