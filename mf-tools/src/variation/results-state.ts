import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** Navigation state of /variation/results (spec §2). */
export const variationResultsStateSchema = z.object({
  originalImage: z.string(),
  variation: creativeSchema,
});
export type VariationResultsState = z.infer<typeof variationResultsStateSchema>;
