import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';

const picturesSchema = z.array(z.object({ bucket: z.string(), name: z.string() }));
export type Picture = z.infer<typeof picturesSchema>[number];

const REMOVED_AT_ONCE = 100;

/** Number of rows that one request loads. The data service returns at most a thousand rows. */
const LISTED_AT_ONCE = 1000;

/**
 * Returns bucket and path of all pictures that a database function lists.
 * @throws {AppError} `unavailable` when a request fails
 */
export async function listPictures(
  database: SupabaseClient,
  name: 'account_objects' | 'orphaned_objects' | 'stale_export_parts',
  parameters: Record<string, unknown> = {},
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (let isLast = false; !isLast; ) {
    const from = pictures.length;
    const { data, error } = await database
      .rpc(name, parameters)
      .range(from, from + LISTED_AT_ONCE - 1);
    if (error) throw new AppError('unavailable', `${name}: ${error.message}`, { cause: error });
    const page = picturesSchema.parse(data);
    pictures.push(...page);
    isLast = page.length < LISTED_AT_ONCE;
  }
  return pictures;
}

/**
 * Removes pictures from the storage. Removes pictures from the storage, and ignores pictures that no longer exist.
 * @throws {AppError} `unavailable` when the storage refuses
 */
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
      if (error)
        throw new AppError('unavailable', `the pictures in ${bucket} could not be deleted`, {
          cause: error,
        });
    }
  }
}
