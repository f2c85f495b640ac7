import {
  AppError,
  BUCKETS,
  buildObjectAddress,
  type CreateFontResponse,
  type createFontRequestSchema,
  isAppError,
  MAX_ASSET_NAME_LENGTH,
  parseStoredObject,
} from '@adwright/contracts';
import type * as z from 'zod';
import { getWorkspace } from '../auth/workspace.ts';
import type { AssetReader, RecipeContext } from '../creative-provider.ts';
import type { AssetStore } from './asset-store.ts';
import type { FontStore } from './font-store.ts';

export interface FontServices {
  reader: Pick<AssetReader, 'readFont'>;
  files: Pick<AssetStore, 'removeFiles'>;
  fonts: FontStore;
}

/** Error codes of files that no request can use; the uploaded font file is then removed. */
const USELESS = ['invalid_file_type', 'invalid_request', 'file_too_large'] as const;

/**
 * Adds an uploaded font to the workspace: checks the file, and inserts its row with the name that the font
 * states. If the same font file is uploaded again, the existing row is returned. A font file that can't be
 * used is removed from the storage.
 * @throws {AppError} with the fault of the file, `limit_reached`; `image_url_refused`, `not_found`,
 * `unavailable`
 */
export async function createFont(
  { reader, files, fonts }: FontServices,
  { fileUrl: givenUrl, name }: z.output<typeof createFontRequestSchema>,
  caller: RecipeContext,
): Promise<CreateFontResponse> {
  const { userId, workspaceId, signal, fetchFont } = caller;
  const fileUrl = buildObjectAddress(givenUrl);
  if (parseStoredObject(fileUrl)?.bucket !== BUCKETS.assets)
    throw new AppError(
      'image_url_refused',
      'the address is not in the storage bucket of the fonts',
    );
  const known = await fonts.find(getWorkspace(caller), fileUrl);
  if (known) return { success: true, font: known };
  try {
    const ownName = await reader.readFont(await fetchFont(fileUrl), signal);
    const font = await fonts.add({
      user_id: userId,
      ...(workspaceId !== undefined && { workspace_id: workspaceId }),
      name: (ownName || name || 'Font').slice(0, MAX_ASSET_NAME_LENGTH),
      file_url: fileUrl,
    });
    return { success: true, font };
  } catch (error) {
    if (USELESS.some((code) => isAppError(error, code)))
      await files.removeFiles([fileUrl]).catch(() => undefined);
    throw error;
  }
}
