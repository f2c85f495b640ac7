import * as z from 'zod';
import { FONT_ENDINGS, type FontMimeType } from './font-type.ts';
import { MAX_ASSET_NAME_LENGTH } from './limits.ts';
import { plainTextSchema } from './plain-text.ts';
import { imageUrlSchema } from './uploads.ts';

/**
 * Path of the uploaded fonts below the engine's origin. The font route requires sign-in, costs no credits, and
 * is limited per user.
 */
export const FONTS_PATH = '/fonts';

/**
 * A row of the table fonts: a font that the user uploaded for headlines or text. Only the engine writes rows of
 * this table.
 */
export const fontRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  /** URL of the uploaded font file. */
  file_url: z.url(),
  /** Time at which the user confirmed the right to use the font in ads. */
  licensed_at: z.string(),
  created_at: z.string(),
});
export type FontRow = z.infer<typeof fontRowSchema>;

const nameSchema = plainTextSchema.max(
  MAX_ASSET_NAME_LENGTH,
  `At most ${MAX_ASSET_NAME_LENGTH} characters`,
);

/**
 * Request body of `POST /fonts`. The font file is already in the caller's folder of the bucket `assets`: {@link
 * buildFontPath}.
 */
export const createFontRequestSchema = z.object({
  fileUrl: imageUrlSchema,
  /** The user's confirmation of the right to use the font in ads. */
  licensed: z.literal(true, 'Please confirm that you may use this font in ads'),
  /** File name of the font, which serves as the name of a font that contains no name. */
  name: nameSchema.default(''),
});

/**
 * Response of `POST /fonts`. When a request sends the same font again, the response contains the existing row.
 */
export const createFontResponseSchema = z.object({
  success: z.literal(true),
  font: fontRowSchema,
});
export type CreateFontResponse = z.infer<typeof createFontResponseSchema>;

/**
 * Returns the object path of a font in `assets`: {userId}/{uuid}.{file extension of the type}. The uuid makes
 * the path unguessable.
 */
export function buildFontPath(userId: string, type: FontMimeType): string {
  return `${userId}/${crypto.randomUUID()}.${FONT_ENDINGS[type]}`;
}

/** An uploaded font as requests and recipes contain it. */
export const ownFontSchema = z.object({
  name: nameSchema.min(1, 'Required'),
  /** URL of the font file in the workspace's storage folder. */
  url: imageUrlSchema,
});
export type OwnFont = z.infer<typeof ownFontSchema>;

/** Parts of an ad that can have an uploaded font: the headline, and all other text. */
export const FONT_PARTS = ['headline', 'text'] as const;
export type FontPart = (typeof FONT_PARTS)[number];

/** Uploaded fonts that replace the fonts of a type pairing, by the part of the ad. */
export const ownFontsSchema = z.partialRecord(z.enum(FONT_PARTS), ownFontSchema);
export type OwnFonts = z.infer<typeof ownFontsSchema>;

/** Converts an uploaded font's row to the form in requests and recipes. */
export function buildOwnFont({ name, file_url }: FontRow): OwnFont {
  return { name, url: file_url };
}
