import { type AdFormat, AppError, adFormatSchema } from '@adwright/contracts';
import { MAKINGS, type Making } from '@adwright/contracts/picture-check';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createDatabaseCall } from '../call-database.ts';
import type { UploadCredentials } from '../credentials/upload-manifests.ts';

/**
 * Whether the content credentials of the picture were signed. The database column contains `none` if the engine does
 * not sign.
 */
export type OwnCredentials = 'signed' | 'failed' | 'none';

/** The record of a delivered picture, by which the picture can be found again. */
export interface PictureRecord {
  /** Path of the picture in the storage bucket of finished pictures. */
  path: string;
  userId: string;
  workspaceId: string;
  making: Making;
  credentials: OwnCredentials;
  uploads: UploadCredentials;
  /** The alt text of the picture; null if it has none. */
  altText: string | null;
  /** SHA-256 hash of the picture's file, as hexadecimal digits. */
  sha256: string;
  /** The perceptual hash of the picture, as digits 0 and 1; null for a picture without a meaningful hash. */
  perceptualHash: string | null;
}

/**
 * The part of a picture's record that anybody who has the picture may see. The public part of the record
 * contains nothing about the picture's owner.
 */
export interface KnownPicture {
  making: Making;
  madeAt: string;
  /** Whether the checked file is exactly the file that was delivered. */
  isExact: boolean;
}

/** A delivered picture of a workspace, with the recipe of the ad version that shows it. */
export interface OwnPicture {
  imageUrl: string;
  format: AdFormat;
  /** The stored recipe, unparsed, because a newer engine may have written it in another format. */
  recipe: unknown;
  isExact: boolean;
}

const ownSchema = z.object({
  image_url: z.url(),
  format: adFormatSchema,
  recipe: z.unknown(),
  is_exact: z.boolean(),
});
const altTextsSchema = z.array(z.object({ alt_text: z.string().nullable() }));
const knownSchema = z.object({
  making: z.enum(MAKINGS),
  made_at: z.iso.datetime({ offset: true }),
  is_exact: z.boolean(),
});

/**
 * Maximum number of different bits between the 64-bit perceptual hashes of a picture and its copies; decision
 * 71 explains the number.
 */
export const MOST_DIFFERENT_BITS = 8;

/**
 * Records delivered pictures, and finds them by their hashes. Every method rejects with an AppError
 * `unavailable` if the data service does not answer.
 */
export interface PictureRecords {
  add(record: PictureRecord): Promise<void>;
  /** Deletes the records of pictures that belong to failed or discarded work. */
  remove(paths: readonly string[]): Promise<void>;
  /**
   * Returns the current alt text of a workspace's picture; null if no record of the picture has an alt text.
   */
  altTextOf(workspaceId: string, sha256: string): Promise<string | null>;
  /** Finds the record of exactly this file, or of the most similar picture. */
  find(hashes: Pick<PictureRecord, 'sha256' | 'perceptualHash'>): Promise<KnownPicture | null>;
  /**
   * Finds the pictures of a workspace that have recipes and are exactly this file or similar to it, the most
   * similar picture first.
   */
  findOwn(
    workspaceId: string,
    hashes: Pick<PictureRecord, 'sha256' | 'perceptualHash'>,
  ): Promise<OwnPicture[]>;
}

/** Creates picture records in the Supabase table `delivered_pictures`. */
export function createSupabasePictureRecords(client: SupabaseClient): PictureRecords {
  const call = createDatabaseCall(client);
  const table = () => client.from('delivered_pictures');
  return {
    async add({ sha256, userId, workspaceId, altText, perceptualHash, ...record }) {
      const { path, making, credentials, uploads } = record;
      const { error } = await table().insert({
        path,
        user_id: userId,
        workspace_id: workspaceId,
        making,
        credentials,
        uploads,
        alt_text: altText,
        sha256: `\\x${sha256}`,
        perceptual_hash: perceptualHash,
      });
      if (error) throw new AppError('unavailable', `delivered_pictures: ${error.message}`);
    },
    async remove(paths) {
      const { error } = await table()
        .delete()
        .in('path', [...paths]);
      if (error) throw new AppError('unavailable', `delivered_pictures: ${error.message}`);
    },
    async altTextOf(workspaceId, sha256) {
      const { data, error } = await table()
        .select('alt_text')
        .eq('workspace_id', workspaceId)
        .eq('sha256', `\\x${sha256}`)
        .limit(1);
      if (error) throw new AppError('unavailable', `delivered_pictures: ${error.message}`);
      return altTextsSchema.parse(data)[0]?.alt_text ?? null;
    },
    async find({ sha256, perceptualHash }) {
      const parameters = {
        p_sha256: sha256,
        p_perceptual_hash: perceptualHash,
        p_most_bits: MOST_DIFFERENT_BITS,
      };
      const [known] = await call('find_delivered_picture', parameters, z.array(knownSchema).max(1));
      return known
        ? { making: known.making, madeAt: known.made_at, isExact: known.is_exact }
        : null;
    },
    async findOwn(workspaceId, { sha256, perceptualHash }) {
      const parameters = {
        p_workspace_id: workspaceId,
        p_sha256: sha256,
        p_perceptual_hash: perceptualHash,
        p_most_bits: MOST_DIFFERENT_BITS,
      };
      const found = await call('own_pictures_like', parameters, z.array(ownSchema));
      return found.map(({ image_url: imageUrl, is_exact: isExact, format, recipe }) => ({
        imageUrl,
        format,
        recipe,
        isExact,
      }));
    },
  };
}
