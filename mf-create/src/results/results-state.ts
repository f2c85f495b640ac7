import {
  briefSchema,
  creativeSchema,
  typedFieldsSchema,
  viralScoreSchema,
} from '@adwright/contracts';
import * as z from 'zod';

/** Navigation state of /results (spec §2). */
export const resultsStateSchema = z.object({
  formData: briefSchema,
  /** Texts of the brief as the user typed them; absent if they equal the sent texts. */
  typed: typedFieldsSchema.optional().catch(undefined),
  creatives: z.array(creativeSchema),
  adText: z.union([z.array(z.string()), z.string()]).optional(),
  viralScore: viralScoreSchema.optional(),
});
export type ResultsState = z.infer<typeof resultsStateSchema>;
