import { type AdInsert, adRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

const insertedSchema = z.array(adRowSchema.pick({ id: true, ad_image_url: true }));

/**
 * Saves rows in `ads` with one request: all or none.
 * @returns the new ids in the order of the rows
 * @throws the data service's error
 */
export async function insertAds(
  client: SupabaseClient,
  rows: readonly AdInsert[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const { data, error } = await client
    .from('ads')
    .insert([...rows])
    .select('id, ad_image_url');
  if (error) throw error;
  return insertedSchema.parse(data).map((row) => row.id);
}
