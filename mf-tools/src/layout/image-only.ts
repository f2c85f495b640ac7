import { DISCLOSURES } from '@adwright/contracts';
import * as z from 'zod';

/** Values of a form whose only input is an image; the image itself is stored outside of the form. */
export const imageOnlySchema = z.object({
  /** Which disclosure the pictures get; only in forms of tools whose pictures may contain parts made by a model. */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type ImageOnlyValues = z.infer<typeof imageOnlySchema>;
