import { type AdInsert, adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { fetchExistingImages } from './existing-images.ts';

const insertedSchema = z.array(adRowSchema.pick({ id: true, ad_image_url: true }));

/**
 * Id of the ad that was saved for a row; undefined when the ad has been deleted or edited since.
 */
export type SavedId = string | undefined;

/**
 * Saves all rows with one request; when one row fails, no row is saved. If the engine has already saved an ad
 * with a row's picture, the database adds no row and the existing ad's id is returned.
 * @returns the ids of the ads in the order of the rows
 * @throws the error that the data service returned
 */
export async function insertAds(
  client: SupabaseClient,
  userId: string,
  rows: readonly AdInsert[],
): Promise<SavedId[]> {
  if (rows.length === 0) return [];
  const { data, error } = await client
    .from('ads')
    .insert([...rows])
    .select('id, ad_image_url');
  if (error) throw error;
  const inserted = insertedSchema.parse(data);
  if (inserted.length === rows.length) return inserted.map((row) => row.id);
  const urls = rows.map((row) => row.ad_image_url).filter((url) => url !== null);
  const ads = [...inserted, ...(await fetchExistingImages(client, userId, urls))];
  return rows.map((row) => ads.find((ad) => ad.ad_image_url === row.ad_image_url)?.id);
}
