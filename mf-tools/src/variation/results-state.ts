import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** What /variation/results receives through navigation state (spec §2). */
export const variationResultsStateSchema = z.object({
  originalImage: z.string(),
  variation: creativeSchema,
});
export type VariationResultsState = z.infer<typeof variationResultsStateSchema>;
