import * as z from 'zod';
import { MAX_BRAND_COLOURS, MAX_BRAND_NAME_LENGTH, MAX_CALL_TO_ACTION_LENGTH } from './limits.ts';
import { hexColourSchema, typePairingSchema } from './look.ts';
import { emotionSchema } from './options.ts';
import { isStorable, plainTextSchema } from './plain-text.ts';
import { DISCLOSURES } from './recipe-choices.ts';
import { imageUrlSchema } from './uploads.ts';

/**
 * The use of a brand colour. Buttons use the accent, or the main colour when there is none; eyebrows and marks use the
 * main one. Ground and ink are changed until letters can be read. The first colour of a role is used; several grounds
 * alternate in a boost.
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

/** Table brand_kits. */
export const brandKitRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  /** Preselected in forms; at most one of a user's kits. Setting it unsets it in the other kit. */
  is_default: z.boolean(),
  /** Asset for light grounds. */
  logo_light: z.uuid().nullable(),
  /** Asset for dark grounds. */
  logo_dark: z.uuid().nullable(),
  colours: z.array(brandColourSchema),
  /** An unknown pairing counts as none. */
  type: typePairingSchema.nullable().catch(null),
  call_to_action: z.string().nullable(),
  link: z.string().nullable(),
  /** Preselects the emotion in forms. */
  tone: emotionSchema.nullable().catch(null),
  /** How its ads say that a model made a part of them; null for a note. Absent from a service without it. */
  disclosure: z.enum(DISCLOSURES).nullish().catch(null),
  created_at: z.string(),
  updated_at: z.string(),
});
export type BrandKitRow = z.infer<typeof brandKitRowSchema>;

/** The columns of a kit that users write: the form's values, in inserts and updates. */
export const brandKitDraftSchema = z.object({
  name: nameSchema,
  is_default: z.boolean(),
  logo_light: z.uuid().nullable(),
  logo_dark: z.uuid().nullable(),
  colours: coloursSchema,
  type: typePairingSchema.nullable(),
  call_to_action: callToActionSchema.nullable(),
  link: linkSchema.nullable(),
  tone: emotionSchema.nullable(),
  disclosure: z.enum(DISCLOSURES).nullish(),
});
export type BrandKitDraft = z.infer<typeof brandKitDraftSchema>;

/** SQLSTATEs with which the table brand_kits refuses a row. */
export const BRAND_KIT_REFUSALS = {
  /** The user has the maximum number of kits. */
  tooMany: 'BK001',
  /** Another kit of the user has this name: unique_violation. */
  nameTaken: '23505',
  /** A logo is no asset of the user: insufficient_privilege, HTTP 403. */
  foreignLogo: '42501',
} as const;

/**
 * A kit's values at the time of an ad, in requests and recipes: the ad does not change when its kit is changed or
 * deleted. Logos are addresses of the user's own storage ({@link logoUrlOf}).
 */
export const brandSnapshotSchema = z.object({
  name: nameSchema,
  logoLight: imageUrlSchema.nullable().default(null),
  logoDark: imageUrlSchema.nullable().default(null),
  colours: coloursSchema.default([]),
  type: typePairingSchema.nullable().default(null),
  callToAction: callToActionSchema.nullable().default(null),
  link: linkSchema.nullable().default(null),
  /** Absent for a note in each picture that a model made a part of. */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type BrandSnapshot = z.infer<typeof brandSnapshotSchema>;

/** A kit's snapshot. `logoUrl` gives the picture of an asset; null for a deleted one. */
export function brandSnapshotOf(
  kit: BrandKitRow | BrandKitDraft,
  logoUrl: (assetId: string) => string | null,
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
    ...(disclosure ? { disclosure } : {}),
  };
}
