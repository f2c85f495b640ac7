import { adRowSchema } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

const existingImageSchema = z.object({
  ...adRowSchema.pick({ id: true, ad_image_url: true, is_favorite: true }).shape,
  /**
   * Alt text of the ad's picture, which the database computes. Absent from a data service without the column
   * `alt_text`.
   */
  alt_text: z.string().nullish(),
});
export type ExistingImage = z.infer<typeof existingImageSchema>;

/**
 * Returns the user's ads that show one of the given images (spec §7). These ads need not be saved again.
 * @param savedBefore time of the data service's clock; omits ads saved after this time
 * @throws the error that the data service returned
 */
export async function fetchExistingImages(
  client: SupabaseClient,
  userId: string,
  imageUrls: readonly string[],
  savedBefore?: string,
): Promise<ExistingImage[]> {
  if (imageUrls.length === 0) return [];
  let query = filterByWorkspace(
    client.from('ads').select('id, ad_image_url, is_favorite, alt_text'),
    userId,
  ).in('ad_image_url', [...imageUrls]);
  if (savedBefore) query = query.lt('created_at', savedBefore);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(existingImageSchema).parse(data);
}
