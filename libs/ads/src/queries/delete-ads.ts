import { adRowSchema, adVersionRowSchema } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { readOriginalImage } from '../original-image.ts';
import { askInBatches } from './in-batches.ts';
import { removeUnusedImage } from './remove-unused-image.ts';

const imagesSchema = adRowSchema.pick({
  ad_image_url: true,
  ad_image_url_story: true,
  prediction_id: true,
});

const versionImagesSchema = adVersionRowSchema.pick({ images: true });

/**
 * Deletes ads, then the images of all versions and formats of the ads. Images that another ad shows are kept.
 * Deleting an ad that no longer exists causes no error.
 * @throws the error that the data service returned
 */
export async function deleteAds(
  client: SupabaseClient,
  userId: string,
  adIds: readonly string[],
): Promise<void> {
  // The requests are sent in parallel, because a page that is being closed only sends requests that start at
  // once.
  const versions = listRenderedImages(client, userId, adIds);
  const rows = await askInBatches(adIds, async (batch) => {
    const { data, error } = await client
      .from('ads')
      .delete()
      .in('id', batch)
      .select('ad_image_url, ad_image_url_story, prediction_id');
    if (error) throw error;
    return z.array(imagesSchema).parse(data);
  });
  const images = rows.flatMap((ad) => [
    ad.ad_image_url,
    ad.ad_image_url_story,
    readOriginalImage(ad.prediction_id),
  ]);
  for (const image of new Set([...images, ...(await versions)])) {
    if (image) await removeUnusedImage(client, userId, image);
  }
}

/**
 * Returns the paths of all pictures of the ads, in all versions and formats. Never throws, because a leftover
 * file does the user no harm.
 */
async function listRenderedImages(
  client: SupabaseClient,
  userId: string,
  adIds: readonly string[],
): Promise<string[]> {
  try {
    const versions = await askInBatches(adIds, async (batch) => {
      const { data, error } = await filterByWorkspace(
        client.from('ad_versions').select('images'),
        userId,
      ).in('ad_id', batch);
      if (error) throw error;
      return z.array(versionImagesSchema).parse(data);
    });
    return versions.flatMap(({ images }) => Object.values(images));
  } catch (cause) {
    console.error(`The pictures of ${adIds.length} ads could not be listed`, cause);
    return [];
  }
}
