import { AppError, type AssetRow, parseStoredObject } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';

/**
 * Fetches the uploaded file of an asset, for a form that sends files.
 * @throws {AppError} `not_found` when the file no longer exists
 */
export async function fetchLibraryFile(
  client: SupabaseClient,
  { image_url, name }: AssetRow,
): Promise<File> {
  const object = parseStoredObject(image_url);
  const { data, error } = object
    ? await client.storage.from(object.bucket).download(object.path)
    : { data: null, error: null };
  if (!data)
    throw new AppError('not_found', `The file ${image_url} does not exist`, { cause: error });
  const ending = object?.path.split('.').pop() ?? '';
  const fileName = name.endsWith(`.${ending}`) ? name : `${name}.${ending}`;
  return new File([data], fileName, { type: data.type });
}
