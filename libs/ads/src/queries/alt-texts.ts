import { AppError, BUCKETS, parseStoredObject } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

const rowSchema = z.object({ path: z.string(), alt_text: z.string().nullable() });

/** Returns the storage path under which the database records a finished picture; null for other pictures. */
function readStoragePath(imageUrl: string): string | null {
  const object = parseStoredObject(imageUrl);
  return object?.bucket === BUCKETS.adImages ? object.path : null;
}

/**
 * Returns the recorded alt texts of the user's pictures, by the picture's URL. The result omits pictures
 * without a recorded alt text.
 * @throws the error that the data service returned
 */
export async function fetchAltTexts(
  client: SupabaseClient,
  imageUrls: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const paths = imageUrls.map(readStoragePath).filter((path) => path !== null);
  if (paths.length === 0) return new Map();
  let query = client.from('delivered_pictures').select('path, alt_text').in('path', paths);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  const known = new Map(
    z
      .array(rowSchema)
      .parse(data)
      .map((row) => [row.path, row.alt_text]),
  );
  return new Map(
    imageUrls.flatMap((url) => {
      const altText = known.get(readStoragePath(url) ?? '');
      return altText ? [[url, altText] as const] : [];
    }),
  );
}

/**
 * Saves a new alt text of a picture.
 * @throws {AppError} `not_found` for a picture without a record; otherwise the data service's error
 */
export async function saveAltText(
  client: SupabaseClient,
  imageUrl: string,
  altText: string,
): Promise<void> {
  const { data, error } = await client
    .from('delivered_pictures')
    .update({ alt_text: altText })
    .eq('path', readStoragePath(imageUrl) ?? '')
    .select('path');
  if (error) throw error;
  if (data.length === 0) throw new AppError('not_found', 'the picture has no record');
}
