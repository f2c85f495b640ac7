import * as z from 'zod';

/**
 * `?override=mf-gallery@0.1.0-4f2a1c9d8e7b`: a version that replaces the live one in one tab. May occur several
 * times.
 */
export const OVERRIDE_PARAMETER = 'override';

/** `?override-pass=<JWT>`: overrides signed by somebody with the key, valid until they expire. */
export const OVERRIDE_PASS_PARAMETER = 'override-pass';

/**
 * Target of an override link to the landing page, which loads no modules: the app stores the override and shows
 * the same page.
 */
export const OVERRIDE_PATH = '/override';

/** The source of another version. */
export const overrideSchema = z.object({
  module: z.string().min(1),
  /** A deployed version such as `0.1.0-4f2a…`, or the origin of a developer's machine. */
  target: z.string().min(1),
});
export type Override = z.infer<typeof overrideSchema>;

/** `?overlay`: outlines the modules on the page for their teams. Production requires a pass that allows it. */
export const OVERLAY_PARAMETER = 'overlay';

/** Data for the overlay from the author of its link. */
const teamOverlaySchema = z.object({
  /** Contacts by the owner's name in a manifest. */
  contacts: z.record(z.string(), z.string()),
});
export type TeamOverlay = z.infer<typeof teamOverlaySchema>;

/** A pass's claims besides `aud`, the shell's origin, and `exp`. */
export const overridePassSchema = z
  .object({
    overrides: z.array(overrideSchema),
    /** Shows the overlay, which can open every version in the registry. */
    overlay: teamOverlaySchema.optional(),
  })
  .refine(({ overrides, overlay }) => overrides.length > 0 || overlay !== undefined);
export type OverridePass = z.infer<typeof overridePassSchema>;
