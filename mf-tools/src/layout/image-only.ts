import * as z from 'zod';

/** A form of which the image, held beside it, is all there is. */
export const imageOnlySchema = z.record(z.string(), z.never());
export type ImageOnlyValues = z.infer<typeof imageOnlySchema>;
