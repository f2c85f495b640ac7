import * as z from 'zod';
import { ASSETS_PATH, assetRowSchema } from './assets.ts';
import { imageUrlSchema } from './uploads.ts';

export { MASK_LEVELS } from './mask-levels.ts';

/** Path to which the editor of cut-outs posts. Signed in, unpaid, limited per user. */
export const CUT_OUT_PATH = `${ASSETS_PATH}/cut-out`;

/** Longest mask in base64, since the whole body has to fit into 64 KB. */
const MAX_MASK_CHARACTERS = 60_000;

/** Body of `POST /assets/cut-out`: an asset of the caller's, and the mask that was painted. */
export const cutOutRequestSchema = z.object({
  /** `image_url` of the asset. */
  imageUrl: imageUrlSchema,
  /** A PNG in base64, of the size that the first answer named. Without one the saved mask is taken, or one is found. */
  mask: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .max(MAX_MASK_CHARACTERS)
    .optional(),
  /** Makes it the cut-out of the asset. */
  save: z.boolean().default(false),
});

const share = z.number().min(0).max(1);

/** What `POST /assets/cut-out` answers. Pictures are in base64. */
export const cutOutResponseSchema = z.object({
  success: z.literal(true),
  /** The mask with its outline refined: a grey PNG. */
  mask: z.string(),
  /** Its size in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The photo as the mask sees it, WebP; only in the answer to a request without a mask. */
  photo: z.string().nullable(),
  /** The product without its background, WebP, for the screen; null where nothing is kept. */
  cutout: z.string().nullable(),
  /** Where that lies in the photo, in shares of its sides. */
  place: z.object({ x: share, y: share, width: share, height: share }),
  /** The changed row; null where nothing was saved. */
  asset: assetRowSchema.nullable(),
});
export type CutOutResponse = z.infer<typeof cutOutResponseSchema>;
