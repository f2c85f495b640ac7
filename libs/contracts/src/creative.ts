import * as z from 'zod';
import { hexColourSchema } from './look.ts';
import { photoShowingSchema } from './product-photo.ts';
import { viralScoreSchema } from './viral-score.ts';

const CREATIVE_FORMATS = ['post', 'square', 'story'] as const;

/** A brand colour that an ad replaced because its contrast was too low, and the printed colour. */
export const gaveWaySchema = z.object({
  role: z.string(),
  wanted: hexColourSchema,
  used: hexColourSchema,
  /** Explanation of the replaced colour, as one sentence for the user. */
  message: z.string(),
});
export type GaveWay = z.infer<typeof gaveWaySchema>;

/**
 * An ad in a client-side result (spec §3 Creative). The creative's format 'post' or 'square' has a square
 * frame, and 'story' a 9:16 frame.
 */
export const creativeSchema = z.object({
  id: z.string().optional(),
  imageUrl: z.url(),
  format: z.enum(CREATIVE_FORMATS).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  isFavorite: z.boolean().optional(),
  /** Alt text of the picture; absent in results of older engines. */
  altText: z.string().optional(),
  viralScore: viralScoreSchema.optional(),
  /** How the ad shows the user's product photo; absent for an illustration. */
  productPhoto: photoShowingSchema.optional(),
  /** Present when the ad shows no picture of a product. */
  isTypeOnly: z.literal(true).optional(),
  /**
   * Reason why the photo could not be cut out and is shown with its background, as one sentence for the user.
   */
  photoProblem: z.string().optional(),
  /** Brand colours that the ad replaced in some part of the picture. */
  gaveWay: z.array(gaveWaySchema).optional(),
});
export type Creative = z.infer<typeof creativeSchema>;
