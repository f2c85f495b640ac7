import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** What /optimize/results and /enhance/results receive through navigation state (spec §2). */
export const optimizeResultsStateSchema = z.object({ creatives: z.array(creativeSchema).min(1) });
export type OptimizeResultsState = z.infer<typeof optimizeResultsStateSchema>;
