import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** Navigation state of /boost/results (spec §2). */
export const boostResultsStateSchema = z.object({ creatives: z.array(creativeSchema).min(1) });
export type BoostResultsState = z.infer<typeof boostResultsStateSchema>;
