import { type FontRow, fontRowSchema, MAX_FONTS, parseStoredObject } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

/** Returns the query key of the workspace's uploaded fonts. */
export const fontsKey = (userId: string) => ['fonts', userId] as const;

/**
 * Returns the uploaded fonts of the workspace, the newest first.
 * @throws the error that the data service returned
 */
export async function listFonts(
  client: SupabaseClient,
  userId: string,
  signal?: AbortSignal,
): Promise<FontRow[]> {
  let query = filterByWorkspace(client.from('fonts').select('*'), userId)
    .order('created_at', { ascending: false })
    .limit(MAX_FONTS);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(fontRowSchema).parse(data);
}

/**
 * Deletes an uploaded font. Deleting a font that no longer exists is not an error. Ads that use the font keep the font's
 * file.
 * @throws the error that the data service returned
 */
export async function deleteFont(client: SupabaseClient, id: string): Promise<void> {
  const { error } = await client.from('fonts').delete().eq('id', id);
  if (error) throw error;
}

/** Returns the file of an uploaded font; null when it can't be read. */
export async function readFontFile(
  client: SupabaseClient,
  fileUrl: string,
): Promise<ArrayBuffer | null> {
  const object = parseStoredObject(fileUrl);
  if (!object) return null;
  const { data } = await client.storage.from(object.bucket).download(object.path);
  return data ? data.arrayBuffer() : null;
}
