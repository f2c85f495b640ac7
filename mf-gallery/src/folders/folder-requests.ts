import { AppError } from '@adwright/contracts';
import { AD_FOLDER_REFUSALS, MAX_AD_FOLDERS } from '@adwright/contracts/ad-folders';
import type { SupabaseClient } from '@adwright/supabase';

/**
 * Creates a folder and returns its id.
 * @throws AppError `conflict` when another folder has the given name, `limit_reached` at the maximum number of
 * folders
 */
export async function createFolder(client: SupabaseClient, name: string): Promise<string> {
  const { data, error } = await client.from('ad_folders').insert({ name }).select('id').single();
  if (error) throw explainRefusal(error);
  return data.id;
}

/**
 * Renames a folder of ads.
 * @throws AppError `conflict` when another folder has the given name
 */
export async function renameFolder(
  client: SupabaseClient,
  id: string,
  name: string,
): Promise<void> {
  const { error } = await client.from('ad_folders').update({ name }).eq('id', id);
  if (error) throw explainRefusal(error);
}

/**
 * Deletes a folder; the ads in the folder remain.
 * @throws the error that the data service returned
 */
export async function deleteFolder(client: SupabaseClient, id: string): Promise<void> {
  const { error } = await client.from('ad_folders').delete().eq('id', id);
  if (error) throw error;
}

/**
 * Moves ads into a folder; null removes the ads from their folders.
 * @throws the error that the data service returned
 */
export async function fileAds(
  client: SupabaseClient,
  adIds: readonly string[],
  folderId: string | null,
): Promise<void> {
  const { error } = await client.rpc('file_ads', {
    p_ad_ids: [...adIds],
    p_folder_id: folderId ?? undefined,
  });
  if (error) throw error;
}

function explainRefusal(error: { code: string }): unknown {
  if (error.code === AD_FOLDER_REFUSALS.nameTaken) {
    return new AppError('conflict', 'Another folder has this name', {
      userMessage: 'Another of your folders has this name',
      cause: error,
    });
  }
  if (error.code === AD_FOLDER_REFUSALS.tooMany) {
    return new AppError('limit_reached', 'The user has the maximum number of folders', {
      userMessage: `You have ${MAX_AD_FOLDERS} folders, which is as many as there may be.`,
      cause: error,
    });
  }
  return error;
}
