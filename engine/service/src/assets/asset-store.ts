import {
  AppError,
  type AssetKind,
  type AssetRow,
  assetRowSchema,
  BUCKETS,
  detectImageType,
  STORAGE_CACHE_SECONDS,
} from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createStorageCheck } from '../images/storage-room.ts';

/** The values of a new row in the asset library. */
export interface NewAsset extends Omit<AssetRow, 'id' | 'created_at' | 'mask_url'> {
  kind: AssetKind;
  /** Id of the workspace; absent for an asset in the personal workspace. */
  workspace_id?: string;
}

/** Stores the rows of the asset library and their files. Every method of the store rejects with an AppError. */
export interface AssetStore {
  /**
   * Returns the row of a file; null if the library has no such row.
   * @throws {AppError} `unavailable` if the data service does not answer
   */
  find(workspaceId: string, imageUrl: string): Promise<AssetRow | null>;
  /**
   * Inserts the row of a new asset.
   * @throws {AppError} `limit_reached` if the library is full, `unavailable` if the data service does not
   * answer
   */
  add(asset: NewAsset): Promise<AssetRow>;
  /**
   * Stores a cut-out or its mask in the workspace's folder, and returns the URL of the file.
   * @throws {AppError} `limit_reached` if the storage of the plan is full, `unavailable` if the data service
   * does not answer
   */
  putCutOut(workspaceId: string, bytes: Uint8Array): Promise<string>;
  /**
   * Changes the cut-out of an asset.
   * @throws {AppError} `not_found` for a deleted asset, `unavailable` if the data service does not answer
   */
  changeCutOut(
    workspaceId: string,
    id: string,
    files: { cutoutUrl: string; maskUrl: string },
  ): Promise<AssetRow>;
  /** Removes files by their URLs, and ignores URLs of files that no longer exist. */
  removeFiles(urls: readonly string[]): Promise<void>;
}

/** SQLSTATE with which the assets table refuses a row beyond the maximum number of rows. */
const TOO_MANY = 'BK002';
/** SQLSTATE of a duplicate row: another request has already inserted this asset. */
const KNOWN_ALREADY = '23505';

/**
 * Creates an asset store that uses the table and the bucket `assets` of Supabase, with the service role's key.
 */
export function createSupabaseAssetStore(client: SupabaseClient, publicUrl: string): AssetStore {
  const bucket = client.storage.from(BUCKETS.assets);
  const requireRoom = createStorageCheck(client);
  const folder = new URL(`/storage/v1/object/authenticated/${BUCKETS.assets}/`, publicUrl).href;

  const store: AssetStore = {
    async find(workspaceId, imageUrl) {
      const { data, error } = await client
        .from('assets')
        .select('*')
        .eq('workspace_id', workspaceId)
        .eq('image_url', imageUrl)
        .maybeSingle();
      if (error) throw new AppError('unavailable', `assets: ${error.message}`);
      return data === null ? null : assetRowSchema.parse(data);
    },
    async add(asset) {
      const { data, error } = await client.from('assets').insert(asset).select('*').single();
      if (!error) return assetRowSchema.parse(data);
      if (error.code === TOO_MANY) throw new AppError('limit_reached', error.message);
      const known =
        error.code === KNOWN_ALREADY
          ? await store.find(asset.workspace_id ?? asset.user_id, asset.image_url)
          : null;
      if (known) return known;
      throw new AppError('unavailable', `assets: ${error.message}`);
    },
    async putCutOut(workspaceId, bytes) {
      await requireRoom(workspaceId);
      const type = detectImageType(bytes) ?? 'image/png';
      const path = `${workspaceId}/${crypto.randomUUID()}.${type === 'image/webp' ? 'webp' : 'png'}`;
      const { error } = await bucket.upload(path, bytes, {
        contentType: type,
        cacheControl: String(STORAGE_CACHE_SECONDS),
        upsert: false,
      });
      if (error) throw new AppError('unavailable', `upload: ${error.message}`);
      return `${folder}${path}`;
    },
    async changeCutOut(workspaceId, id, { cutoutUrl, maskUrl }) {
      const { data, error } = await client
        .from('assets')
        .update({ cutout_url: cutoutUrl, mask_url: maskUrl, cutout_problem: null })
        .eq('workspace_id', workspaceId)
        .eq('id', id)
        .select('*')
        .maybeSingle();
      if (error) throw new AppError('unavailable', `assets: ${error.message}`);
      if (data === null) throw new AppError('not_found', 'the asset was deleted');
      return assetRowSchema.parse(data);
    },
    async removeFiles(urls) {
      const paths = urls.flatMap((url) =>
        url.startsWith(folder) ? [decodeURIComponent(url.slice(folder.length))] : [],
      );
      if (paths.length === 0) return;
      const { error } = await bucket.remove(paths);
      if (error) throw new AppError('unavailable', `remove: ${error.message}`);
    },
  };
  return store;
}
