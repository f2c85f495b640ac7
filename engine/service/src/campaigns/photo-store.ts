import { AppError, BUCKETS, STORAGE_CACHE_SECONDS } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { UploadedImage } from '../creative-provider.ts';
import { createStorageCheck } from '../images/storage-room.ts';

/** Stores photos of products for workspaces. */
export interface PhotoStore {
  /**
   * Stores a photo under a name that can't be guessed, in the workspace's folder. Returns the URL of the stored
   * photo.
   * @throws {AppError} `limit_reached` if the storage of the plan is full, `unavailable` if the data service
   * does not answer
   */
  put(workspaceId: string, photo: UploadedImage): Promise<string>;
}

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * Creates a photo store in the bucket `uploads` of Supabase. The bucket `assets` is unsuitable: campaigns have
 * more photos than the library allows, and files without an asset are deleted.
 */
export function createSupabasePhotoStore(client: SupabaseClient, publicUrl: string): PhotoStore {
  const bucket = client.storage.from(BUCKETS.uploads);
  const requireRoom = createStorageCheck(client);
  return {
    async put(workspaceId, { bytes, mediaType }) {
      await requireRoom(workspaceId);
      const path = `${workspaceId}/product_${crypto.randomUUID()}.${ENDINGS[mediaType]}`;
      const { error } = await bucket.upload(path, bytes, {
        contentType: mediaType,
        cacheControl: String(STORAGE_CACHE_SECONDS),
        upsert: false,
      });
      if (error) throw new AppError('unavailable', `upload: ${error.message}`);
      return new URL(`/storage/v1/object/authenticated/${BUCKETS.uploads}/${path}`, publicUrl).href;
    },
  };
}
