import * as z from 'zod';
import { UPLOAD_MIME_TYPES } from './limits.ts';

/** Path below the engine's origin to which a HEIC, AVIF or TIFF is posted as it is. Signed in, unpaid, limited per user. */
export const PICTURES_PATH = '/pictures';

/**
 * Path to which a picture that the engine has signed is posted as it is: the answer is a JPEG with content credentials of its own and the
 * alt text that its record has now. Signed in, unpaid, limited per user.
 */
export const SIGNED_JPEG_PATH = `${PICTURES_PATH}/jpeg`;

/** The picture as a JPEG, or as a WebP where something shows through it: upright, sRGB, no larger than an upload may be. */
export const convertedPictureSchema = z.object({
  success: z.literal(true),
  mediaType: z.enum(UPLOAD_MIME_TYPES),
  /** In base64. */
  picture: z.string(),
  /** Pages of the file, of which the first one is converted. */
  pages: z.number().int().positive(),
});
export type ConvertedPicture = z.infer<typeof convertedPictureSchema>;
