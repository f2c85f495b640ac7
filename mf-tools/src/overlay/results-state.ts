import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** What /overlay/results receives through navigation state (spec §2). */
export const overlayResultsStateSchema = z.object({
  originalImage: z.string(),
  title: z.string(),
  subtitle: z.string(),
  variations: z.array(creativeSchema),
  /** Idempotency key of the generation, until the page has said how many variations are saved. */
  newFrom: z.uuid().optional(),
});
export type OverlayResultsState = z.infer<typeof overlayResultsStateSchema>;
