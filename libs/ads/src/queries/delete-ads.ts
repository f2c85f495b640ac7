import { adRowSchema, adVersionRowSchema } from '@adwright/contracts';
import { rowsOfWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { originalImage } from '../original-image.ts';
import { inBatches } from './in-batches.ts';
import { removeUnusedImage } from './remove-unused-image.ts';

const imagesSchema = adRowSchema.pick({
  ad_image_url: true,
  ad_image_url_story: true,
  prediction_id: true,
});

const versionImagesSchema = adVersionRowSchema.pick({ images: true });

/**
 * Deletes ads, then those of their images, earlier versions and other formats included, that no other ad shows. An ad that is
 * already gone is no error: the outcome is the one asked for.
 * @throws the data service's error
 */
export async function deleteAds(
  client: SupabaseClient,
  userId: string,
  adIds: readonly string[],
): Promise<void> {
  // Asked for at the same time: a page that is being left sends only what is sent at once.
  const versions = renderedImages(client, userId, adIds);
  const rows = await inBatches(adIds, async (batch) => {
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
    originalImage(ad.prediction_id),
  ]);
  for (const image of new Set([...images, ...(await versions)])) {
    if (image) await removeUnusedImage(client, userId, image);
  }
}

/** Pictures of all versions in all formats. Never fails: a file that stays behind is no loss to the user. */
async function renderedImages(
  client: SupabaseClient,
  userId: string,
  adIds: readonly string[],
): Promise<string[]> {
  try {
    const versions = await inBatches(adIds, async (batch) => {
      const { data, error } = await rowsOfWorkspace(
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
