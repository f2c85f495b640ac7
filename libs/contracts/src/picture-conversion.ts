import * as z from 'zod';
import { UPLOAD_MIME_TYPES } from './limits.ts';

/**
 * Path below the engine's origin that converts a HEIC, AVIF or TIFF file. The body is the file's raw bytes. The
 * route requires sign-in, costs no credits, and is limited per user.
 */
export const PICTURES_PATH = '/pictures';

/**
 * Path that converts a picture with the engine's signature. The body is the file's raw bytes. The response is a
 * JPEG with its own content credentials and the current alt text. The route requires sign-in, costs no credits,
 * and is limited per user.
 */
export const SIGNED_JPEG_PATH = `${PICTURES_PATH}/jpeg`;

/**
 * The picture as a JPEG, or as a WebP if it has transparent areas: upright, sRGB, and within the size limit of
 * uploads.
 */
export const convertedPictureSchema = z.object({
  success: z.literal(true),
  mediaType: z.enum(UPLOAD_MIME_TYPES),
  /** Base64. */
  picture: z.string(),
  /** Number of pages in the file; only the first is converted. */
  pages: z.number().int().positive(),
});
export type ConvertedPicture = z.infer<typeof convertedPictureSchema>;
