import { briefSchema, creativeSchema, viralScoreSchema } from '@adwright/contracts';
import * as z from 'zod';

/** What /results receives through navigation state (spec §2). */
export const resultsStateSchema = z.object({
  formData: briefSchema,
  creatives: z.array(creativeSchema),
  adText: z.union([z.array(z.string()), z.string()]).optional(),
  viralScore: viralScoreSchema.optional(),
});
export type ResultsState = z.infer<typeof resultsStateSchema>;
