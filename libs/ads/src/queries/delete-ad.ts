import { adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { originalImage } from '../original-image.ts';
import { removeUnusedImage } from './remove-unused-image.ts';

const imagesSchema = adRowSchema.pick({
  ad_image_url: true,
  ad_image_url_story: true,
  prediction_id: true,
});

/**
 * Deletes one ad, then those of its images that no other ad shows. An ad that is already gone is no error: the outcome
 * is the one asked for.
 * @throws the data service's error
 */
export async function deleteAd(
  client: SupabaseClient,
  userId: string,
  adId: string,
): Promise<void> {
  const { data, error } = await client
    .from('ads')
    .delete()
    .eq('id', adId)
    .select('ad_image_url, ad_image_url_story, prediction_id');
  if (error) throw error;
  const images = z
    .array(imagesSchema)
    .parse(data)
    .flatMap((ad) => [ad.ad_image_url, ad.ad_image_url_story, originalImage(ad.prediction_id)]);
  for (const image of new Set(images)) {
    if (image) await removeUnusedImage(client, userId, image);
  }
}
