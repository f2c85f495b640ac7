import * as z from 'zod';

/**
 * Path below the engine's origin that tells where a picture comes from. The body is the picture's bytes. The
 * route is public and limited per client.
 */
export const PICTURE_CHECK_PATH = '/picture-check';

/**
 * How a picture was made, as a label of the public picture check. `drawn`: drawn by the engine alone.
 * `photoEdited`: an upload that was enhanced. `photoComposed`: an upload shown in an ad that is otherwise
 * drawn. `photoWithModel`: an upload for which an AI model generated a variation or the scene. `modelPicture`:
 * generated completely by an AI model.
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
 * Facts about a picture that anybody may see. The facts include neither the picture's author nor the author's
 * client.
 */
export const pictureCheckSchema = z.object({
  success: z.literal(true),
  /**
   * `altered`: the picture resembles one of our pictures, but somebody saved, scaled or edited the picture
   * later.
   */
  verdict: z.enum(['unchanged', 'altered', 'unknown']),
  /**
   * How the picture was made; null for an unknown picture, and for a picture that only resembles one of our
   * pictures.
   */
  making: z.enum(MAKINGS).nullable(),
  /** Day on which the picture was made; null when the picture's record has been deleted. */
  madeOn: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable(),
  /** State of the file's content credentials. `foreign` means valid credentials of another issuer. */
  credentials: z.enum(['none', 'ours', 'foreign', 'broken']),
});
export type PictureCheck = z.infer<typeof pictureCheckSchema>;

export const pictureCheckFailureSchema = z.object({
  error: z.string(),
  code: z.string().optional(),
});
