import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** Navigation state of /photoshoot/results (spec §2). */
export const photoshootResultsStateSchema = z.object({
  creatives: z.array(creativeSchema),
  originalImages: z.array(z.string()),
  productName: z.string(),
});
export type PhotoshootResultsState = z.infer<typeof photoshootResultsStateSchema>;
