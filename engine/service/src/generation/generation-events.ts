import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/**
 * Schema of messages from a worker to the process of the waiting caller, about the caller's generation.
 * Messages between processes may get lost, so waiting callers also poll the ledger.
 */
export const generationEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('creative'),
    generationId: z.uuid(),
    position: z.number().int().nonnegative(),
    creative: creativeSchema,
  }),
  z.object({ kind: z.literal('ended'), generationId: z.uuid() }),
]);
export type GenerationEvent = z.infer<typeof generationEventSchema>;
