import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';

const picturesSchema = z.array(z.object({ bucket: z.string(), name: z.string() }));
export type Picture = z.infer<typeof picturesSchema>[number];

const REMOVED_AT_ONCE = 100;

/** The pictures that a function of the database names. @throws {AppError} `unavailable` */
export async function listPictures(
  database: SupabaseClient,
  name: 'account_objects' | 'orphaned_objects',
  parameters: Record<string, unknown> = {},
): Promise<Picture[]> {
  const { data, error } = await database.rpc(name, parameters);
  if (error) throw new AppError('unavailable', `${name}: ${error.message}`, { cause: error });
  return picturesSchema.parse(data);
}

/** Removes pictures; those that are gone already do no harm. @throws {AppError} `unavailable` */
export async function removePictures(
  { storage }: SupabaseClient,
  pictures: readonly Picture[],
): Promise<void> {
  for (const bucket of new Set(pictures.map((picture) => picture.bucket))) {
    const names = pictures.filter((each) => each.bucket === bucket).map(({ name }) => name);
    for (let start = 0; start < names.length; start += REMOVED_AT_ONCE) {
      const { error } = await storage
        .from(bucket)
        .remove(names.slice(start, start + REMOVED_AT_ONCE));
      if (error) throw new AppError('unavailable', `pictures of ${bucket}`, { cause: error });
    }
  }
}
