import * as z from 'zod';
import { UPLOAD_MIME_TYPES } from './limits.ts';

/**
 * Path below the engine's origin of the route that converts a HEIC, AVIF or TIFF file. The request body
 * consists of the file's bytes. The route requires sign-in, costs no credits, and is limited per user.
 */
export const PICTURES_PATH = '/pictures';

/**
 * Path below the engine's origin of the route that converts a picture to a JPEG with the engine's signature.
 * The request body consists of the picture's bytes. The JPEG has content credentials and the current alt
 * text. The route requires sign-in, costs no credits, and is limited per user.
 */
export const SIGNED_JPEG_PATH = `${PICTURES_PATH}/jpeg`;

/**
 * The converted picture: upright, in sRGB, and within the size limit of uploads. The converted picture is a
 * JPEG or, with transparent areas, a WebP.
 */
export const convertedPictureSchema = z.object({
  success: z.literal(true),
  mediaType: z.enum(UPLOAD_MIME_TYPES),
  /** The picture's bytes in base64. */
  picture: z.string(),
  /** Number of pages in the file; only the first page is converted. */
  pages: z.number().int().positive(),
});
export type ConvertedPicture = z.infer<typeof convertedPictureSchema>;
