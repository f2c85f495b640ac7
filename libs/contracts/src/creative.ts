import * as z from 'zod';
import { viralScoreSchema } from './viral-score.ts';

export const CREATIVE_FORMATS = ['post', 'square', 'story'] as const;

/** A client-side result item (spec §3 Creative). 'post' and 'square' give a square frame, 'story' a 9:16 frame. */
export const creativeSchema = z.object({
  id: z.string().optional(),
  imageUrl: z.url(),
  format: z.enum(CREATIVE_FORMATS).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  isFavorite: z.boolean().optional(),
  viralScore: viralScoreSchema.optional(),
});
export type Creative = z.infer<typeof creativeSchema>;

/** Width to height ratio of a creative's frame. */
export function frameAspectRatio(format: Creative['format']): number {
  return format === 'story' ? 9 / 16 : 1;
}
