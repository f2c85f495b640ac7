import * as z from 'zod';
import { FONT_ENDINGS, type FontMimeType } from './font-type.ts';
import { MAX_ASSET_NAME_LENGTH } from './limits.ts';
import { plainTextSchema } from './plain-text.ts';
import { imageUrlSchema } from './uploads.ts';

/**
 * Path of the uploaded fonts below the engine's origin. The route requires sign-in, costs no credits, and is
 * limited per user.
 */
export const FONTS_PATH = '/fonts';

/** Table fonts: a font that the user uploaded for headlines or text. Only the engine writes rows. */
export const fontRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  /** The uploaded file. */
  file_url: z.url(),
  /** When the user confirmed that they may use the font in ads. */
  licensed_at: z.string(),
  created_at: z.string(),
});
export type FontRow = z.infer<typeof fontRowSchema>;

const nameSchema = plainTextSchema.max(
  MAX_ASSET_NAME_LENGTH,
  `At most ${MAX_ASSET_NAME_LENGTH} characters`,
);

/** Body of `POST /fonts`. The file is already in the caller's folder of the bucket `assets`: {@link buildFontPath}. */
export const createFontRequestSchema = z.object({
  fileUrl: imageUrlSchema,
  /** The user's answer to the question whether they may use the font in ads. */
  licensed: z.literal(true, 'Please confirm that you may use this font in ads'),
  /** Name of the font's file, used for a font that has no name of its own. */
  name: nameSchema.default(''),
});

/** Response of `POST /fonts`. When the same file is sent again, its existing row is returned. */
export const createFontResponseSchema = z.object({
  success: z.literal(true),
  font: fontRowSchema,
});
export type CreateFontResponse = z.infer<typeof createFontResponseSchema>;

/**
 * Returns the object path of a font in `assets`: {userId}/{uuid}.{ending of its type}. The uuid makes the name
 * unguessable.
 */
export function buildFontPath(userId: string, type: FontMimeType): string {
  return `${userId}/${crypto.randomUUID()}.${FONT_ENDINGS[type]}`;
}

/** An uploaded font, in the form of requests and recipes. */
export const ownFontSchema = z.object({
  name: nameSchema.min(1, 'Required'),
  /** URL of the font's file in the workspace's own storage. */
  url: imageUrlSchema,
});
export type OwnFont = z.infer<typeof ownFontSchema>;

/** Parts of an ad that can have an uploaded font: headlines, and all other words. */
export const FONT_PARTS = ['headline', 'text'] as const;
export type FontPart = (typeof FONT_PARTS)[number];

/** Uploaded fonts in place of those of a type pairing. */
export const ownFontsSchema = z.partialRecord(z.enum(FONT_PARTS), ownFontSchema);
export type OwnFonts = z.infer<typeof ownFontsSchema>;

/** Returns an uploaded font in the form of requests and recipes. */
export function buildOwnFont({ name, file_url }: FontRow): OwnFont {
  return { name, url: file_url };
}
