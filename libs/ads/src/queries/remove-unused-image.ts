import { BUCKETS } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import { findOwnObject } from '../own-object.ts';

/**
 * Removes an image from the user's storage unless an ad still shows it. Never throws, because a leftover file
 * does the user no harm. When the removal fails, the function logs the file's path to the console.
 */
export async function removeUnusedImage(
  client: SupabaseClient,
  userId: string,
  imageUrl: string,
): Promise<void> {
  const object = findOwnObject(imageUrl, userId);
  // Files of the asset library belong to no ad and are never removed. Overlays may start from files of the asset
  // library.
  if (!object || object.bucket === BUCKETS.assets) return;
  try {
    if (await isShown(client, userId, imageUrl)) return;
    const { error } = await client.storage.from(object.bucket).remove([object.path]);
    if (error) throw error;
  } catch (cause) {
    console.error(`${object.path} could not be removed`, cause);
  }
}

async function isShown(client: SupabaseClient, userId: string, imageUrl: string): Promise<boolean> {
  const mine = () => filterByWorkspace(client.from('ads').select('id'), userId).limit(1);
  const answers = await Promise.all([
    mine().eq('ad_image_url', imageUrl),
    mine().eq('ad_image_url_story', imageUrl),
    // The image may be the original of overlays, which contain its URL in `prediction_id`. In `like`, an
    // underscore in a name matches any character. At worst, a file therefore remains in storage
    // unnecessarily.
    mine().like('prediction_id', `%${imageUrl}%`),
  ]);
  return answers.some(({ data, error }) => {
    if (error) throw error;
    return data.length > 0;
  });
}
