import {
  AppError,
  buildObjectAddress,
  STORAGE_CACHE_SECONDS,
  TEXTS,
  uploadTimestamp,
} from '@adwright/contracts';
import { getActiveWorkspaceId, type SupabaseClient } from '@adwright/supabase';
import type { FlowUpload } from '../flow.ts';

/**
 * Uploads an image without overwriting another image, and returns the URL of the uploaded image (spec §3
 * Storage). Only sessions of the workspace's members can load the image (docs/decisions/0028).
 * @throws AppError `unavailable` with 'Upload error: {message}' for the user
 */
export async function uploadImage(
  client: SupabaseClient,
  { bucket, path }: FlowUpload,
  userId: string,
  file: File,
): Promise<string> {
  const objectPath = path(getActiveWorkspaceId(userId), uploadTimestamp(Date.now()), file.name);
  const storage = client.storage.from(bucket);
  const { error } = await storage.upload(objectPath, file, {
    cacheControl: String(STORAGE_CACHE_SECONDS),
    contentType: file.type,
    upsert: false,
  });
  if (error) {
    throw new AppError('unavailable', `upload of ${objectPath} failed`, {
      userMessage: TEXTS.uploadError(error.message),
      cause: error,
    });
  }
  return buildObjectAddress(storage.getPublicUrl(objectPath).data.publicUrl);
}
