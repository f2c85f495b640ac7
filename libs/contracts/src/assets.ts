import * as z from 'zod';
import { brandColourSchema } from './brand.ts';
import { MAX_ASSET_NAME_LENGTH, MAX_BRAND_COLOURS } from './limits.ts';
import { plainTextSchema } from './plain-text.ts';
import { imageUrlSchema } from './uploads.ts';

const ASSET_KINDS = ['product', 'logo'] as const;
const assetKindSchema = z.enum(ASSET_KINDS);
export type AssetKind = z.infer<typeof assetKindSchema>;

/**
 * Path of the asset library below the engine's origin. The library's routes require sign-in, cost no credits,
 * and are limited per user.
 */
export const ASSETS_PATH = '/assets';

/** Table assets: a product photo or a logo that the user uploaded once and may use again. Only the engine writes rows. */
export const assetRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  kind: assetKindSchema,
  name: z.string(),
  /** The uploaded file. */
  image_url: z.url(),
  /** Width of the asset when shown upright, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /**
   * The cut-out: a product or logo without its background, as PNG or WebP with alpha, trimmed to the visible
   * part. Null when there is no cut-out. Ads then show the photo with its background, and print the logo
   * unchanged.
   */
  cutout_url: z.url().nullable(),
  /** Confidence of the cut-out, 0 to 1; null for a logo. */
  cutout_confidence: z.number().min(0).max(1).nullable(),
  /** Why a photo has no cut-out, one sentence for the user. */
  cutout_problem: z.string().nullable(),
  /**
   * The mask that the user painted for the cut-out, as a grey PNG. The mask is null when the engine made the
   * cut-out alone.
   */
  mask_url: z.url().nullable().default(null),
  created_at: z.string(),
});
export type AssetRow = z.infer<typeof assetRowSchema>;

const name = plainTextSchema.max(
  MAX_ASSET_NAME_LENGTH,
  `At most ${MAX_ASSET_NAME_LENGTH} characters`,
);

/**
 * Body of `POST /assets`. The browser has already stored the file in the caller's folder of the bucket
 * `assets`: {@link buildAssetPath}.
 */
export const createAssetRequestSchema = z.object({
  imageUrl: imageUrlSchema,
  kind: assetKindSchema,
  /** The name that the library shows; when empty, the name of the asset's kind. */
  name: name.default(''),
});

/** Response of `POST /assets`. When the same file is sent again, its existing row is returned. */
export const createAssetResponseSchema = z.object({
  success: z.literal(true),
  asset: assetRowSchema,
  /** Colours of a logo, the most important first; empty for a product. */
  suggestedColours: z.array(brandColourSchema).max(MAX_BRAND_COLOURS),
});
export type CreateAssetResponse = z.infer<typeof createAssetResponseSchema>;

/** Returns the URL of the picture that ads print for a logo: its cut-out, or else the uploaded file. */
export function getLogoUrl({ cutout_url, image_url }: AssetRow): string {
  return cutout_url ?? image_url;
}
