import * as z from 'zod';

/** `?override=mf-gallery@0.1.0-4f2a1c9d8e7b`: a version that stands in for the live one, in one tab. May come several times. */
export const OVERRIDE_PARAMETER = 'override';

/** `?override-pass=<JWT>`: overrides that somebody with the key has signed, until they expire. */
export const OVERRIDE_PASS_PARAMETER = 'override-pass';

/** Where the landing page, which loads no modules, sends an override link: the app takes it and shows the same page. */
export const OVERRIDE_PATH = '/override';

/** What another version is taken from. */
export const overrideSchema = z.object({
  module: z.string().min(1),
  /** A deployed version such as `0.1.0-4f2a…`, or the origin of a developer's machine. */
  target: z.string().min(1),
});
export type Override = z.infer<typeof overrideSchema>;

/** `?overlay`: outlines what is on the page for its teams. Production wants a pass that says so. */
export const OVERLAY_PARAMETER = 'overlay';

/** What the overlay is told by whoever made its link. */
const teamOverlaySchema = z.object({
  /** Whom to call, by the owner that a manifest names. */
  contacts: z.record(z.string(), z.string()),
});
export type TeamOverlay = z.infer<typeof teamOverlaySchema>;

/** A pass's claims beside `aud`, the shell's origin, and `exp`. */
export const overridePassSchema = z
  .object({
    overrides: z.array(overrideSchema),
    /** Shows the overlay, from which every version that the registry names may be opened. */
    overlay: teamOverlaySchema.optional(),
  })
  .refine(({ overrides, overlay }) => overrides.length > 0 || overlay !== undefined);
export type OverridePass = z.infer<typeof overridePassSchema>;
