import * as z from 'zod';

/** The named parts of a Viral Score, each 0–100 with one sentence of advice. A heuristic; see engine/README.md for its sources. */
export const VIRAL_SCORE_PARTS = [
  'hook',
  'clarity',
  'emotion',
  'callToAction',
  'contrast',
  'focus',
  'craft',
] as const;

export const viralScorePartSchema = z.object({
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
