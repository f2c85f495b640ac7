import * as z from 'zod';
import { type OwnFont, type OwnFonts, ownFontsSchema } from './fonts.ts';
import { MAX_BRAND_COLOURS, MAX_BRAND_NAME_LENGTH, MAX_CALL_TO_ACTION_LENGTH } from './limits.ts';
import { hexColourSchema, typePairingSchema } from './look.ts';
import { emotionSchema } from './options.ts';
import { isStorable, plainTextSchema } from './plain-text.ts';
import { DISCLOSURES } from './recipe-choices.ts';
import { imageUrlSchema } from './uploads.ts';

/**
 * Roles that a brand colour can have in an ad. Buttons use the accent colour or, in a brand kit without one, the main
 * colour. Small marks and eyebrows (the line above a headline) use the main colour. Background and text colours are
 * adjusted until the text is legible. Ads use the first colour of a role; only a boost (ten ads from one brief)
 * alternates between several background colours.
 */
export const BRAND_COLOUR_ROLES = ['main', 'accent', 'ink', 'ground'] as const;
export type BrandColourRole = (typeof BRAND_COLOUR_ROLES)[number];

export const brandColourSchema = z.object({
  role: z.enum(BRAND_COLOUR_ROLES),
  hex: hexColourSchema,
});
export type BrandColour = z.infer<typeof brandColourSchema>;

const coloursSchema = z
  .array(brandColourSchema)
  .max(MAX_BRAND_COLOURS, `At most ${MAX_BRAND_COLOURS} colors`);

const nameSchema = plainTextSchema
  .min(1, 'Required')
  .max(MAX_BRAND_NAME_LENGTH, `At most ${MAX_BRAND_NAME_LENGTH} characters`);

const callToActionSchema = plainTextSchema.max(
  MAX_CALL_TO_ACTION_LENGTH,
  `At most ${MAX_CALL_TO_ACTION_LENGTH} characters`,
);

const linkSchema = z
  .url({ protocol: /^https?$/, error: 'An address such as https://example.com' })
  .max(2048)
  .refine(isStorable, 'Holds characters that cannot be stored');

/** A row of the table brand_kits. */
export const brandKitRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  /**
   * True if forms preselect the brand kit; a workspace has at most one default brand kit. If another brand kit becomes
   * the default, this value becomes false.
   */
  is_default: z.boolean(),
  /** Asset id of the logo for light backgrounds. */
  logo_light: z.uuid().nullable(),
  /** Asset id of the logo for dark backgrounds. */
  logo_dark: z.uuid().nullable(),
  colours: z.array(brandColourSchema),
  /** The brand kit's pair of typefaces; an unknown value is read as null. */
  type: typePairingSchema.nullable().catch(null),
  /**
   * Ids of uploaded fonts that replace the fonts of the pair of typefaces. The field is absent if the data
   * service doesn't have the column yet.
   */
  headline_font: z.uuid().nullish(),
  text_font: z.uuid().nullish(),
  call_to_action: z.string().nullable(),
  link: z.string().nullable(),
  /** Emotion that forms preselect for ads with the brand kit. */
  tone: emotionSchema.nullable().catch(null),
  /**
   * How ads with the brand kit disclose that an AI model generated a part of the ad; null for the standard
   * note. The field is absent if the data service doesn't have the column yet.
   */
  disclosure: z.enum(DISCLOSURES).nullish().catch(null),
  created_at: z.string(),
  updated_at: z.string(),
});
export type BrandKitRow = z.infer<typeof brandKitRowSchema>;

/** The columns of a brand kit that users can write in inserts and updates. */
export const brandKitDraftSchema = z.object({
  name: nameSchema,
  is_default: z.boolean(),
  logo_light: z.uuid().nullable(),
  logo_dark: z.uuid().nullable(),
  colours: coloursSchema,
  type: typePairingSchema.nullable(),
  headline_font: z.uuid().nullish(),
  text_font: z.uuid().nullish(),
  call_to_action: callToActionSchema.nullable(),
  link: linkSchema.nullable(),
  tone: emotionSchema.nullable(),
  disclosure: z.enum(DISCLOSURES).nullish(),
});
export type BrandKitDraft = z.infer<typeof brandKitDraftSchema>;

/** SQLSTATE codes with which the table brand_kits refuses a row. */
export const BRAND_KIT_REFUSALS = {
  /** The workspace already has the maximum number of brand kits. */
  tooMany: 'BK001',
  /** Another brand kit of the workspace already has this name (unique_violation). */
  nameTaken: '23505',
  /** A logo of the brand kit is not one of the user's assets (insufficient_privilege, HTTP 403). */
  foreignLogo: '42501',
} as const;

/**
 * A copy of a brand kit's values in requests and recipes, so that an ad remains unchanged when its brand kit is changed
 * or deleted. Logos are URLs in the user's storage folder ({@link getLogoUrl}).
 */
export const brandSnapshotSchema = z.object({
  name: nameSchema,
  logoLight: imageUrlSchema.nullable().default(null),
  logoDark: imageUrlSchema.nullable().default(null),
  colours: coloursSchema.default([]),
  type: typePairingSchema.nullable().default(null),
  /**
   * Uploaded fonts that replace the fonts of the pair of typefaces. Absent when the brand kit has no uploaded fonts.
   */
  fonts: ownFontsSchema.optional(),
  callToAction: callToActionSchema.nullable().default(null),
  link: linkSchema.nullable().default(null),
  /** Absent if ads print the standard note about parts that an AI model generated. */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type BrandSnapshot = z.infer<typeof brandSnapshotSchema>;

/**
 * Copies a brand kit's values into a snapshot. The function `logoUrl` returns a picture's URL by asset id.
 * The function `fontOf` returns an uploaded font by font id. Both functions return null for a deleted asset
 * or font.
 */
export function buildBrandSnapshot(
  kit: BrandKitRow | BrandKitDraft,
  logoUrl: (assetId: string) => string | null,
  fontOf: (fontId: string) => OwnFont | null = () => null,
): BrandSnapshot {
  const { name, logo_light, logo_dark, colours, type, call_to_action, link, disclosure } = kit;
  return {
    name,
    logoLight: logo_light && logoUrl(logo_light),
    logoDark: logo_dark && logoUrl(logo_dark),
    colours,
    type,
    callToAction: call_to_action || null,
    link,
    ...findFonts(kit, fontOf),
    ...(disclosure ? { disclosure } : {}),
  };
}

function findFonts(
  { headline_font, text_font }: BrandKitRow | BrandKitDraft,
  fontOf: (fontId: string) => OwnFont | null,
): { fonts?: OwnFonts } {
  const headline = headline_font ? fontOf(headline_font) : null;
  const text = text_font ? fontOf(text_font) : null;
  if (!headline && !text) return {};
  return { fonts: { ...(headline ? { headline } : {}), ...(text ? { text } : {}) } };
}
