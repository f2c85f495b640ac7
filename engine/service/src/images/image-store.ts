import { AppError, BUCKETS, type FeatureKey, STORAGE_CACHE_SECONDS } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { getWorkspace, type Maker } from '../auth/workspace.ts';
import type { RenderedImage } from '../creative-provider.ts';
import type { UploadManifests } from '../credentials/upload-manifests.ts';
import { createStorageCheck } from './storage-room.ts';

/** A stored picture with its public URL. */
export interface StoredImage {
  /** Unguessable id, which is part of the stored object's name. */
  id: string;
  path: string;
  url: string;
}

/** A picture that is to be stored, with the data for its content credentials. */
export interface StorablePicture extends Pick<RenderedImage, 'bytes' | 'mediaType' | 'recipe'> {
  /** The alt text of the picture; absent for a picture with a recipe, which contains the alt text. */
  altText?: string;
  /** Credentials of the uploads that the picture shows; absent if the picture shows no uploads. */
  uploads?: UploadManifests;
}

/** Stores the finished pictures of a generation. */
export interface ImageStore {
  /**
   * Stores a picture under a name that can't be guessed, in the workspace's folder.
   * @throws {AppError} `unavailable` if the storage does not answer
   */
  put(maker: Maker, feature: FeatureKey, image: StorablePicture): Promise<StoredImage>;
  /**
   * Throws if unpaid content may not be stored, because the storage of the workspace's plan is full.
   * @throws {AppError} `limit_reached` if the storage of the plan is full, `unavailable` if the data service
   * does not answer
   */
  requireRoom(workspaceId: string): Promise<void>;
  /**
   * Removes the stored pictures of a failed generation.
   * @throws {AppError} `unavailable` if the storage does not answer
   */
  remove(paths: readonly string[]): Promise<void>;
}

/** Builds the path of a picture: `{workspace}/{feature}_{uuid}` with the extension of its type. */
export function buildImagePath(
  maker: Maker,
  feature: FeatureKey,
  id: string,
  { mediaType }: Pick<StorablePicture, 'mediaType'>,
): string {
  return `${getWorkspace(maker)}/${feature}_${id}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
}

/**
 * Creates an image store in the bucket `ad_images` of Supabase storage. Pictures are stored at {@link
 * buildImagePath}, cached for an hour and never overwritten.
 */
export function createSupabaseImageStore(client: SupabaseClient, publicUrl: string): ImageStore {
  const bucket = client.storage.from(BUCKETS.adImages);
  return {
    async put(maker, feature, image) {
      const id = crypto.randomUUID();
      const path = buildImagePath(maker, feature, id, image);
      const { error } = await bucket.upload(path, image.bytes, {
        contentType: image.mediaType,
        cacheControl: String(STORAGE_CACHE_SECONDS),
        upsert: false,
      });
      if (error) throw new AppError('unavailable', `upload: ${error.message}`);
      const url = new URL(`/storage/v1/object/public/${BUCKETS.adImages}/${path}`, publicUrl);
      return { id, path, url: url.href };
    },
    requireRoom: createStorageCheck(client),
    async remove(paths) {
      const { error } = await bucket.remove([...paths]);
      if (error) throw new AppError('unavailable', `remove: ${error.message}`);
    },
  };
}
