import * as z from 'zod';
import { VIRAL_SCORE_PARTS } from './viral-score-parts.ts';

const viralScorePartSchema = z.object({
  name: z.enum(VIRAL_SCORE_PARTS),
  label: z.string(),
  score: z.number().min(0).max(100),
  advice: z.string(),
});
export type ViralScorePart = z.infer<typeof viralScorePartSchema>;

export const viralScoreSchema = z.object({
  score: z.number().int().min(0).max(100),
  parts: z.array(viralScorePartSchema),
});
export type ViralScore = z.infer<typeof viralScoreSchema>;
