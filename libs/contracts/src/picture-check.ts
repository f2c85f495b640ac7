import * as z from 'zod';

/** Path below the engine's origin to which a picture is posted as it is, to hear where it comes from. For everybody; limited per client. */
export const PICTURE_CHECK_PATH = '/picture-check';

/**
 * How a picture came about. `drawn`: by the engine alone. `photoEdited`: an upload made better. `photoComposed`: an upload within
 * a drawn ad. `photoWithModel`: an upload that a model varied or gave a scene. `modelPicture`: a model's own.
 */
export const MAKINGS = [
  'drawn',
  'photoEdited',
  'photoComposed',
  'photoWithModel',
  'modelPicture',
] as const;
export type Making = (typeof MAKINGS)[number];

/** What is told of a picture: nothing of who made it, or for whom. */
export const pictureCheckSchema = z.object({
  success: z.literal(true),
  /** `altered`: it looks like one of ours, and was saved anew, scaled or edited since. */
  verdict: z.enum(['unchanged', 'altered', 'unknown']),
  /** Null for a picture of which nothing is known, and where only a look-alike is. */
  making: z.enum(MAKINGS).nullable(),
  /** Null where no record of it is kept any more. */
  madeOn: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable(),
  /** What the file's own content credentials are worth: `ours`, or valid ones of somebody else. */
  credentials: z.enum(['none', 'ours', 'foreign', 'broken']),
});
export type PictureCheck = z.infer<typeof pictureCheckSchema>;

export const pictureCheckFailureSchema = z.object({
  error: z.string(),
  code: z.string().optional(),
});
