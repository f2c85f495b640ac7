import * as z from 'zod';

const textsSchema = z.record(z.string(), z.string().min(3).max(60));

/** Schema of the files in `engine/ads/content/disclosure`: texts by language. */
export const noteTextsSchema = z.strictObject({
  notes: z.strictObject({ generated: textsSchema, modified: textsSchema }),
});
export type NoteTexts = z.output<typeof noteTextsSchema>;
