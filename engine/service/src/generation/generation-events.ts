import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/**
 * What a worker tells the process whose caller waits. Events between processes may get lost: whoever waits also asks for
 * the key from time to time.
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
