import * as z from 'zod';
import { briefSchema } from './brief.ts';
import { creativeSchema } from './creative.ts';
import { viralScoreSchema } from './viral-score.ts';

/**
 * What result pages receive through navigation state (spec §2). Each is parsed at the page's border;
 * a state that does not parse counts as no state, and the page redirects as the spec says.
 */
export const resultsStateSchema = z.object({
  formData: briefSchema,
  creatives: z.array(creativeSchema),
  adText: z.union([z.array(z.string()), z.string()]).optional(),
  viralScore: viralScoreSchema.optional(),
});
export type ResultsState = z.infer<typeof resultsStateSchema>;

export const boostResultsStateSchema = z.object({ creatives: z.array(creativeSchema).min(1) });
export type BoostResultsState = z.infer<typeof boostResultsStateSchema>;

export const optimizeResultsStateSchema = z.object({ creatives: z.array(creativeSchema).min(1) });
export type OptimizeResultsState = z.infer<typeof optimizeResultsStateSchema>;

export const variationResultsStateSchema = z.object({
  originalImage: z.string(),
  variation: creativeSchema,
});
export type VariationResultsState = z.infer<typeof variationResultsStateSchema>;

export const overlayResultsStateSchema = z.object({
  originalImage: z.string(),
  title: z.string(),
  subtitle: z.string(),
  variations: z.array(creativeSchema),
  /** True until the page has said how many it saved: the engine saved them with the result already. */
  isNew: z.boolean().optional(),
});
export type OverlayResultsState = z.infer<typeof overlayResultsStateSchema>;

export const photoshootResultsStateSchema = z.object({
  creatives: z.array(creativeSchema),
  originalImages: z.array(z.string()),
  productName: z.string(),
});
export type PhotoshootResultsState = z.infer<typeof photoshootResultsStateSchema>;
