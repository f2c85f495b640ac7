import { DISCLOSURES } from '@adwright/contracts';
import * as z from 'zod';

/** A form of which the image, held beside it, is all that is needed. */
export const imageOnlySchema = z.object({
  /** Only of a tool whose pictures a model may make a part of. */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type ImageOnlyValues = z.infer<typeof imageOnlySchema>;
