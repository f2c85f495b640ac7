import {
  AppError,
  ASSETS_PATH,
  type AssetKind,
  type AssetRow,
  type BrandColour,
  BUCKETS,
  buildAssetPath,
  buildObjectAddress,
  type CreateAssetResponse,
  createAssetResponseSchema,
  MAX_ASSET_NAME_LENGTH,
  STORAGE_CACHE_SECONDS,
} from '@adwright/contracts';
import { getActiveWorkspaceId, type SupabaseClient } from '@adwright/supabase';
import { EditorRequestError, requestEditor } from '../editor/editor-request.ts';
import { checkAssetFile } from './asset-file-problem.ts';
import { removeAssetFiles } from './asset-queries.ts';

/**
 * Adds a file to the user's asset library: checks the file and uploads it. The engine then checks the file
 * again and cuts out the product. A file that the engine refuses is removed from storage. If the engine gives
 * no answer, the asset may exist, so the file stays in storage. After a day, the storage removes files
 * without an asset (`orphaned_objects`).
 * @throws {AppError} with a user message that names the problem of the file or a service that did not answer
 */
export async function addAsset(
  client: SupabaseClient,
  userId: string,
  kind: AssetKind,
  chosen: File,
  signal: AbortSignal,
): Promise<CreateAssetResponse> {
  const { file, type, problem } = await checkAssetFile(chosen, signal);
  if (file === null) throw createRefusal(problem);
  const storage = client.storage.from(BUCKETS.assets);
  const path = buildAssetPath(getActiveWorkspaceId(userId), type);
  const { error } = await storage.upload(path, file, {
    cacheControl: String(STORAGE_CACHE_SECONDS),
    contentType: type,
    upsert: false,
  });
  if (error) throw createRefusal('The upload did not arrive. Please try again.', error);
  const imageUrl = buildObjectAddress(storage.getPublicUrl(path).data.publicUrl);
  try {
    const added = await requestEditor({
      path: ASSETS_PATH,
      schema: createAssetResponseSchema,
      body: { imageUrl, kind, name: file.name.slice(0, MAX_ASSET_NAME_LENGTH) },
      signal,
    });
    // The library already has this file, so the second copy is removed.
    if (added.asset.image_url !== imageUrl) await removeAssetFiles(client, userId, [imageUrl]);
    return added;
  } catch (cause) {
    const reason = cause instanceof EditorRequestError ? cause.failure?.error : undefined;
    if (reason) void removeAssetFiles(client, userId, [imageUrl]);
    throw createRefusal(
      reason ?? 'The picture can’t be checked right now. Please try again.',
      cause,
    );
  }
}

/**
 * Fetches the colours that the engine suggests for a logo in the library.
 * @throws {EditorRequestError} when the engine returns no colours
 */
export async function suggestColours({ image_url, kind, name }: AssetRow): Promise<BrandColour[]> {
  // If the same file is sent again, the engine returns the existing row, so this second request changes
  // nothing.
  const known = await requestEditor({
    path: ASSETS_PATH,
    schema: createAssetResponseSchema,
    body: { imageUrl: image_url, kind, name },
  });
  return known.suggestedColours;
}

function createRefusal(userMessage: string, cause?: unknown): AppError {
  return new AppError('invalid_request', 'An asset was refused', { userMessage, cause });
}
