import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/**
 * The messages that a worker sends to the process whose caller waits. Events between processes may get lost, so waiting
 * callers also poll the ledger.
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
