import * as z from 'zod';
import { ASSETS_PATH, assetRowSchema } from './assets.ts';
import { imageUrlSchema } from './uploads.ts';

export { MASK_LEVELS } from './mask-levels.ts';

/** Path of the cut-out editor's requests. The routes require sign-in, cost no credits, and are limited per user. */
export const CUT_OUT_PATH = `${ASSETS_PATH}/cut-out`;

/** Maximum length of a mask in base64: the whole body must fit into 64 KB. */
const MAX_MASK_CHARACTERS = 60_000;

/** Body of `POST /assets/cut-out`: one of the caller's assets, and the painted mask. */
export const cutOutRequestSchema = z.object({
  /** `image_url` of the asset. */
  imageUrl: imageUrlSchema,
  /**
   * A PNG in base64, in the size given by the first response. Without a mask, the engine uses the saved one, or
   * computes one.
   */
  mask: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .max(MAX_MASK_CHARACTERS)
    .optional(),
  /** Whether the result is saved as the asset's cut-out. */
  save: z.boolean().default(false),
});

const share = z.number().min(0).max(1);

/** Response of `POST /assets/cut-out`. Pictures are in base64. */
export const cutOutResponseSchema = z.object({
  success: z.literal(true),
  /** The mask with its outline refined: a grey PNG. */
  mask: z.string(),
  /** Width of the mask in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /**
   * The photo in the mask's orientation and size, as WebP; only in the response to a request without a mask.
   */
  photo: z.string().nullable(),
  /** The product without its background, as WebP for the screen; null when the mask keeps nothing. */
  cutout: z.string().nullable(),
  /** Box of the cut-out, as shares of the photo's width and height. */
  place: z.object({ x: share, y: share, width: share, height: share }),
  /** The changed row; null when nothing was saved. */
  asset: assetRowSchema.nullable(),
});
export type CutOutResponse = z.infer<typeof cutOutResponseSchema>;
