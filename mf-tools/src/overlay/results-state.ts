import { creativeSchema } from '@adwright/contracts';
import * as z from 'zod';

/** Navigation state of /overlay/results (spec §2). */
export const overlayResultsStateSchema = z.object({
  originalImage: z.string(),
  title: z.string(),
  subtitle: z.string(),
  variations: z.array(creativeSchema),
  /**
   * Idempotency key of a generation with variations that the page has not reported as saved yet. The page
   * removes the key after showing the number of saved variations.
   */
  newFrom: z.uuid().optional(),
});
export type OverlayResultsState = z.infer<typeof overlayResultsStateSchema>;
