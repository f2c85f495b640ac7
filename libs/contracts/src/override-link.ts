import * as z from 'zod';

/**
 * Replaces the live version of a module in one browser tab: `?override=mf-gallery@0.1.0-4f2a1c9d8e7b`. The
 * parameter may occur several times.
 */
export const OVERRIDE_PARAMETER = 'override';

/** `?override-pass=<JWT>`: overrides signed by the holder of the signing key, valid until they expire. */
export const OVERRIDE_PASS_PARAMETER = 'override-pass';

/**
 * Target of an override link to the landing page, which loads no modules: the app stores the override and shows
 * the same page.
 */
export const OVERRIDE_PATH = '/override';

/** Where another version of a module is loaded from. */
export const overrideSchema = z.object({
  module: z.string().min(1),
  /** A deployed version such as `0.1.0-4f2a…`, or the origin of a developer's machine. */
  target: z.string().min(1),
});
export type Override = z.infer<typeof overrideSchema>;

/**
 * `?overlay`: outlines the modules on the page and names the teams that own them. In production, the outlines
 * require a pass that allows them.
 */
export const OVERLAY_PARAMETER = 'overlay';

/** Contents of an overlay link: whom to contact about each module. */
const teamOverlaySchema = z.object({
  /** Contact of each team, by the owner's name in the manifest. */
  contacts: z.record(z.string(), z.string()),
});
export type TeamOverlay = z.infer<typeof teamOverlaySchema>;

/** A pass's claims besides `aud`, the shell's origin, and `exp`. */
export const overridePassSchema = z
  .object({
    overrides: z.array(overrideSchema),
    /** Allows the overlay, which can open every version in the registry. */
    overlay: teamOverlaySchema.optional(),
  })
  .refine(({ overrides, overlay }) => overrides.length > 0 || overlay !== undefined);
export type OverridePass = z.infer<typeof overridePassSchema>;
