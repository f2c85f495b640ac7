import { adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { originalImage } from '../original-image.ts';
import { adVersions } from './ad-versions.ts';
import { removeUnusedImage } from './remove-unused-image.ts';

const imagesSchema = adRowSchema.pick({
  ad_image_url: true,
  ad_image_url_story: true,
  prediction_id: true,
});

/**
 * Deletes one ad, then its images that no other ad shows, including earlier versions and other formats. An ad that is
 * already gone is no error. @throws the data service's error
 */
export async function deleteAd(
  client: SupabaseClient,
  userId: string,
  adId: string,
): Promise<void> {
  // Started together: a page that is being left sends only what is sent at once.
  const versions = renderedImages(client, userId, adId);
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
  for (const image of new Set([...images, ...(await versions)])) {
    if (image) await removeUnusedImage(client, userId, image);
  }
}

/** Pictures of all versions in all formats. Never fails: a leftover file does the user no harm. */
async function renderedImages(
  client: SupabaseClient,
  userId: string,
  adId: string,
): Promise<string[]> {
  try {
    const versions = await adVersions(client, userId, adId);
    return versions.flatMap((version) => Object.values(version.images));
  } catch (cause) {
    console.error(`The pictures of ad ${adId} could not be listed`, cause);
    return [];
  }
}
