import * as z from 'zod';
import { hexColourSchema } from './look.ts';
import { photoShowingSchema } from './product-photo.ts';
import { viralScoreSchema } from './viral-score.ts';

const CREATIVE_FORMATS = ['post', 'square', 'story'] as const;

/** A brand colour that was replaced because its contrast was too low, with the printed colour. */
export const gaveWaySchema = z.object({
  role: z.string(),
  wanted: hexColourSchema,
  used: hexColourSchema,
  /** One sentence for the user. */
  message: z.string(),
});
export type GaveWay = z.infer<typeof gaveWaySchema>;

/** A client-side result item (spec §3 Creative). 'post' and 'square' give a square frame, 'story' a 9:16 frame. */
export const creativeSchema = z.object({
  id: z.string().optional(),
  imageUrl: z.url(),
  format: z.enum(CREATIVE_FORMATS).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  isFavorite: z.boolean().optional(),
  /** Alt text of the picture; absent in older results. */
  altText: z.string().optional(),
  viralScore: viralScoreSchema.optional(),
  /** How the user's own product photo is shown; absent for an illustration. */
  productPhoto: photoShowingSchema.optional(),
  /** Set when the ad shows no product at all. */
  isTypeOnly: z.literal(true).optional(),
  /** Why the photo could not be cut out and is shown with its background, as one sentence for the user. */
  photoProblem: z.string().optional(),
  /** Brand colours that were replaced somewhere in the picture. */
  gaveWay: z.array(gaveWaySchema).optional(),
});
export type Creative = z.infer<typeof creativeSchema>;
