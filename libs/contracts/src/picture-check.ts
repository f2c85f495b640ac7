import * as z from 'zod';

/**
 * Path below the engine's origin of the route that tells where a picture comes from. The body is the
 * picture's bytes. The route is public and limited per client.
 */
export const PICTURE_CHECK_PATH = '/picture-check';

/**
 * How a picture was made, as the public picture check states it:
 * - `drawn`: the engine alone drew the picture.
 * - `photoEdited`: the picture is an enhanced upload.
 * - `photoComposed`: the picture is a drawn ad that shows an upload.
 * - `photoWithModel`: an AI model generated a variation or the scene of an upload.
 * - `modelPicture`: an AI model generated the whole picture.
 */
export const MAKINGS = [
  'drawn',
  'photoEdited',
  'photoComposed',
  'photoWithModel',
  'modelPicture',
] as const;
export type Making = (typeof MAKINGS)[number];

/**
 * Facts about a picture that anybody may see. The facts name neither the person who made the picture nor that
 * person's client.
 */
export const pictureCheckSchema = z.object({
  success: z.literal(true),
  /**
   * The verdict `altered` means that the picture resembles one of our pictures, but was saved, scaled or
   * edited afterwards.
   */
  verdict: z.enum(['unchanged', 'altered', 'unknown']),
  /**
   * How the picture was made. Null for an unknown picture, and for a picture that only resembles one of our
   * pictures.
   */
  making: z.enum(MAKINGS).nullable(),
  /** Day on which the picture was made; null when the picture's record has been deleted. */
  madeOn: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable(),
  /**
   * State of the file's content credentials. The state `foreign` means valid credentials of another issuer.
   */
  credentials: z.enum(['none', 'ours', 'foreign', 'broken']),
});
export type PictureCheck = z.infer<typeof pictureCheckSchema>;

export const pictureCheckFailureSchema = z.object({
  error: z.string(),
  code: z.string().optional(),
});
