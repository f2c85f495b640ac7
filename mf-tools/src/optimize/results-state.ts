import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** Navigation state of /optimize/results and /enhance/results (spec §2). */
export const optimizeResultsStateSchema = z.object({ creatives: z.array(creativeSchema).min(1) });
export type OptimizeResultsState = z.infer<typeof optimizeResultsStateSchema>;
