import * as z from 'zod';

/**
 * Path below the engine's origin of the route that tells where a picture comes from. The body is the
 * picture's bytes. The route is public and limited per client.
 */
export const PICTURE_CHECK_PATH = '/picture-check';

/**
 * How a picture was made, as the public picture check states it. For a picture, the value `drawn` means drawn by the
 * engine alone. For a picture, the value `photoEdited` means an upload that was enhanced. For a picture, the value
 * `photoComposed` means an upload shown in an ad that is otherwise drawn. The value `photoWithModel` means an upload
 * for which an AI model generated a variation or the scene. The value `modelPicture` means generated completely by an
 * AI model.
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
