import * as z from 'zod';
import { brandColourSchema } from './brand.ts';
import { MAX_ASSET_NAME_LENGTH, MAX_BRAND_COLOURS } from './limits.ts';
import { plainTextSchema } from './plain-text.ts';
import { imageUrlSchema } from './uploads.ts';

const ASSET_KINDS = ['product', 'logo'] as const;
const assetKindSchema = z.enum(ASSET_KINDS);
export type AssetKind = z.infer<typeof assetKindSchema>;

/**
 * Path of the asset library below the engine's origin. The routes of the asset library require sign-in, cost no
 * credits, and are limited per user.
 */
export const ASSETS_PATH = '/assets';

/**
 * A row of the table assets: a product photo or a logo that the user uploaded once and may use again. Only the
 * engine writes rows of this table.
 */
export const assetRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  kind: assetKindSchema,
  name: z.string(),
  /** URL of the uploaded file. */
  image_url: z.url(),
  /** Width in pixels of the asset in upright orientation. */
  width: z.number().int(),
  height: z.number().int(),
  /**
   * URL of the cut-out: a product or logo without background, as PNG or WebP with alpha, trimmed to the visible
   * part. Null when there is no cut-out. Without a cut-out, ads show the photo with its background, and print
   * the logo unchanged.
   */
  cutout_url: z.url().nullable(),
  /** Confidence (0–1) that the cut-out is correct; null for a logo. */
  cutout_confidence: z.number().min(0).max(1).nullable(),
  /** Reason why a photo has no cut-out, as a sentence for the user. */
  cutout_problem: z.string().nullable(),
  /**
   * URL of the mask that the user painted for the cut-out, as a grey PNG. Null when the engine made the cut-out
   * without the user.
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
 * Request body of `POST /assets`. The browser has already stored the file in the caller's folder of the bucket
 * `assets`: {@link buildAssetPath}.
 */
export const createAssetRequestSchema = z.object({
  imageUrl: imageUrlSchema,
  kind: assetKindSchema,
  /** Name of the asset in the library; when empty, the library shows the name of the asset's kind. */
  name: name.default(''),
});

/**
 * Response of `POST /assets`. When a request sends the same file again, the response contains the existing row.
 */
export const createAssetResponseSchema = z.object({
  success: z.literal(true),
  asset: assetRowSchema,
  /** Colours in a logo that the brand kit may use, the most important first; empty for a product. */
  suggestedColours: z.array(brandColourSchema).max(MAX_BRAND_COLOURS),
});
export type CreateAssetResponse = z.infer<typeof createAssetResponseSchema>;

/**
 * Returns the URL of the picture that ads print for a logo: its cut-out or, without one, the uploaded file.
 */
export function getLogoUrl({ cutout_url, image_url }: AssetRow): string {
  return cutout_url ?? image_url;
}
