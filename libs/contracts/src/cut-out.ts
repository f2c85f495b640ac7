import * as z from 'zod';
import { ASSETS_PATH, assetRowSchema } from './assets.ts';
import { imageUrlSchema } from './uploads.ts';

export { MASK_LEVELS } from './mask-levels.ts';

/**
 * Path of the cut-out editor's requests to the engine. The routes of the cut-out editor require sign-in, cost
 * no credits, and are limited per user.
 */
export const CUT_OUT_PATH = `${ASSETS_PATH}/cut-out`;

/** Maximum length of a base64 mask in characters, because the whole request body must fit into 64 KB. */
const MAX_MASK_CHARACTERS = 60_000;

/** Request body of `POST /assets/cut-out`: one of the caller's assets, and the painted mask. */
export const cutOutRequestSchema = z.object({
  /** URL of the asset's photo (`image_url`). */
  imageUrl: imageUrlSchema,
  /**
   * The painted mask as a PNG in base64, in the size that the first response states. Without a mask in the
   * request, the engine uses the saved mask or, if there is none, computes a mask.
   */
  mask: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .max(MAX_MASK_CHARACTERS)
    .optional(),
  /** True to save the result as the asset's cut-out. */
  save: z.boolean().default(false),
});

const share = z.number().min(0).max(1);

/**
 * Response of `POST /assets/cut-out`, which cuts out a photo by a painted mask. The pictures in the response are in
 * base64.
 */
export const cutOutResponseSchema = z.object({
  success: z.literal(true),
  /** The mask with a refined outline, as a grey PNG. */
  mask: z.string(),
  /** Width of the mask in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /**
   * The photo in the mask's orientation and size, as WebP. This field is only in the response to a request
   * without a mask.
   */
  photo: z.string().nullable(),
  /** The product without its background, as WebP for the screen; null when the mask keeps no pixel. */
  cutout: z.string().nullable(),
  /** Box of the cut-out, relative to the photo's width and height (0–1). */
  place: z.object({ x: share, y: share, width: share, height: share }),
  /** The asset's changed row; null when the request saved nothing. */
  asset: assetRowSchema.nullable(),
});
export type CutOutResponse = z.infer<typeof cutOutResponseSchema>;
