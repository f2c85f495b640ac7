import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** Navigation state of /overlay/results (spec §2). */
export const overlayResultsStateSchema = z.object({
  originalImage: z.string(),
  title: z.string(),
  subtitle: z.string(),
  variations: z.array(creativeSchema),
  /** Idempotency key of the generation. The value is removed once the page has shown how many variations are saved. */
  newFrom: z.uuid().optional(),
});
export type OverlayResultsState = z.infer<typeof overlayResultsStateSchema>;
