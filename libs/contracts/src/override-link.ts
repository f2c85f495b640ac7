import * as z from 'zod';

/**
 * Query parameter that replaces the live version of a module in one browser tab. The form is
 * `?override=mf-gallery@0.1.0-4f2a1c9d8e7b`. The parameter may occur several times.
 */
export const OVERRIDE_PARAMETER = 'override';

/**
 * Query parameter `?override-pass=<JWT>` with overrides that have an expiry time and are signed with the
 * signing key.
 */
export const OVERRIDE_PASS_PARAMETER = 'override-pass';

/**
 * Path of an override link, which opens the landing page. The landing page loads no modules, so the app
 * stores the override before it loads the first module.
 */
export const OVERRIDE_PATH = '/override';

/** A module's name, and the place from which another version of the module is loaded. */
export const overrideSchema = z.object({
  module: z.string().min(1),
  /** A deployed version such as `0.1.0-4f2a…`, or the origin of a developer's server. */
  target: z.string().min(1),
});
export type Override = z.infer<typeof overrideSchema>;

/**
 * Query parameter `?overlay`, which shows the team overlay on a page. The overlay outlines the modules on the page and
 * names the teams that own them. In production, the outlines appear only with a pass that allows them.
 */
export const OVERLAY_PARAMETER = 'overlay';

/** Contents of an overlay link: the contact of the team that owns each module. */
const teamOverlaySchema = z.object({
  /** Contact of each team; the key is the owner's name in the manifest. */
  contacts: z.record(z.string(), z.string()),
});
export type TeamOverlay = z.infer<typeof teamOverlaySchema>;

/** Claims of an override pass, without `exp` and `aud` (the shell's origin). */
export const overridePassSchema = z
  .object({
    overrides: z.array(overrideSchema),
    /** Allows the team overlay, from which the visitor can open every version in the registry. */
    overlay: teamOverlaySchema.optional(),
  })
  .refine(({ overrides, overlay }) => overrides.length > 0 || overlay !== undefined);
export type OverridePass = z.infer<typeof overridePassSchema>;
