import { type AdFormat, AppError, adFormatSchema } from '@adwright/contracts';
import { MAKINGS, type Making } from '@adwright/contracts/picture-check';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createDatabaseCall } from '../call-database.ts';
import type { UploadCredentials } from '../credentials/upload-manifests.ts';

/** Whether the picture's own credentials were signed; `none` if the engine does not sign. */
export type OwnCredentials = 'signed' | 'failed' | 'none';

/** The record of a delivered picture. */
export interface PictureRecord {
  /** Path of the picture in the bucket of finished pictures. */
  path: string;
  userId: string;
  workspaceId: string;
  making: Making;
  credentials: OwnCredentials;
  uploads: UploadCredentials;
  /** The alt text; null without one. */
  altText: string | null;
  /** SHA-256 of the file, as hexadecimal digits. */
  sha256: string;
  /** The perceptual hash, as digits 0 and 1; null for a picture that has none. */
  perceptualHash: string | null;
}

/** The part of a record that anybody with the picture may see. It contains nothing about its owner. */
export interface KnownPicture {
  making: Making;
  madeAt: string;
  /** Whether the checked file is the very file that was delivered. */
  isExact: boolean;
}

/** A delivered picture of a workspace, with the recipe of the version that shows it. */
export interface OwnPicture {
  imageUrl: string;
  format: AdFormat;
  /** The stored recipe, unparsed, because a newer engine may have written it. */
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
 * Maximum number of the 64 bits in which the perceptual hashes of a picture and its copies may differ; decision
 * 71 has the figures.
 */
export const MOST_DIFFERENT_BITS = 8;

/** Records delivered pictures and finds them by their hashes. Its methods throw {AppError} `unavailable`. */
export interface PictureRecords {
  add(record: PictureRecord): Promise<void>;
  /** Deletes the records of pictures whose work failed or was discarded. */
  remove(paths: readonly string[]): Promise<void>;
  /** The current alt text of a workspace's picture; null if no record has one. */
  altTextOf(workspaceId: string, sha256: string): Promise<string | null>;
  /** The record of the very file, or of the nearest picture that looks like it. */
  find(hashes: Pick<PictureRecord, 'sha256' | 'perceptualHash'>): Promise<KnownPicture | null>;
  /** A workspace's pictures that have recipes and are the very file or look like it, the nearest first. */
  findOwn(
    workspaceId: string,
    hashes: Pick<PictureRecord, 'sha256' | 'perceptualHash'>,
  ): Promise<OwnPicture[]>;
}

/** Stores the records in the table `delivered_pictures`. */
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
