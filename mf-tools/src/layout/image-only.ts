import { DISCLOSURES } from '@adwright/contracts';
import * as z from 'zod';

/** Form values of a tool with an image as its only input; the image itself is stored outside of the form. */
export const imageOnlySchema = z.object({
  /**
   * How the pictures disclose the use of AI; only in forms of tools with pictures that may contain parts made
   * by a model.
   */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type ImageOnlyValues = z.infer<typeof imageOnlySchema>;
