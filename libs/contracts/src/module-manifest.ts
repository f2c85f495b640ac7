import { remoteManifestSchema, remoteRouteSchema } from '@adwright/remotes/schemas';
import * as z from 'zod';
import { accessGroupSchema } from './access-group.ts';

const moduleRouteSchema = remoteRouteSchema.extend({
  access: accessGroupSchema,
  /**
   * True when the page uses no component kit. The shell then doesn't load the theme of these kits. An older
   * shell ignores this field and loads the theme.
   */
  isWithoutKits: z.literal(true).optional(),
});

const navigationItemSchema = z.object({
  label: z.string().min(1),
  path: z.string().startsWith('/'),
  /** The menu that contains the entry. */
  menu: z.enum(['header', 'mobile']),
  audience: z.enum(['guest', 'user']),
  /** Sort key of the entry within its menu, ascending. */
  order: z.number().int(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/**
 * A page for signed-in users that is not in the spec's menu. The page is listed under "More" in the header,
 * and last in the side menu.
 */
export const furtherPageSchema = z.object({
  label: z.string().min(1),
  path: z.string().startsWith('/'),
  /** Description of the page in one line. */
  hint: z.string().min(1),
  /** Cards are shown in ascending order of this number. */
  order: z.number().int(),
});
export type FurtherPage = z.infer<typeof furtherPageSchema>;

/** Value of the attribute `d` of an SVG path. */
const pathDataSchema = z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/);

/** A card on the dashboard that leads to a page of the module (spec §2 /dashboard, §3 Feature card). */
const dashboardCardSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  path: z.string().startsWith('/'),
  buttonText: z.string().min(1),
  /** Price in credits; 0 is shown as "Free". */
  cost: z.number().int().nonnegative(),
  /** Sort key of the card on the dashboard, ascending. */
  order: z.number().int(),
  /**
   * The drawing on the card: black lines, lines in the accent colour, and dashed lines on top. Coordinates
   * are from 36 to 204 (x) and from 0 to 108 (y).
   */
  drawing: z.object({
    ink: pathDataSchema,
    signal: pathDataSchema,
    dashes: pathDataSchema.optional(),
  }),
});
export type DashboardCard = z.infer<typeof dashboardCardSchema>;

/** Kinds of ads in the gallery's filter that belong to no module. */
const GALLERY_KINDS: readonly string[] = ['all', 'ads'];

/** A kind of ad that a module makes. The gallery distinguishes kinds of ads (spec §2 /my-ads). */
export const adKindSchema = z.object({
  /** Value in the gallery's URL that selects ads of one kind. */
  value: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .refine((value) => !GALLERY_KINDS.includes(value), {
      error: 'is one of the gallery’s own kinds',
    }),
  /** Label of the kind of ad in the gallery's filter. */
  label: z.string().min(1),
  /** Sort key of the kind of ad in the gallery's filter, ascending. */
  order: z.number().int(),
  /** Condition that selects ads of the kind in the table `ads`. */
  rows: z
    .object({ adType: z.string().min(1).optional(), isBoosted: z.literal(true).optional() })
    .refine(({ adType, isBoosted }) => adType !== undefined || isBoosted !== undefined, {
      error: 'has to name adType or isBoosted',
    }),
  /** Label on the ad's card; when absent, the card shows the `ad_type` of the row. */
  badge: z.string().min(1).optional(),
  /** Text of the button that opens the ad; when absent, the button says "View Full Ad". */
  opener: z.string().min(1).optional(),
});
export type AdKind = z.infer<typeof adKindSchema>;

/**
 * The manifest with which a module describes itself, as plain data. The release tool copies it into the
 * registry.
 */
export const moduleManifestSchema = remoteManifestSchema.extend({
  name: z.string().regex(/^mf-[a-z][a-z0-9-]*$/),
  routes: z.array(moduleRouteSchema).min(1),
  navigation: z.array(navigationItemSchema),
  /** Absent for a module without menu entries. An older shell ignores this field. */
  furtherPages: z.array(furtherPageSchema).optional(),
  /** Absent for a module without a card on the dashboard. */
  cards: z.array(dashboardCardSchema).optional(),
  /** Absent for a module that makes no separate kind of ad. */
  adKinds: z.array(adKindSchema).optional(),
});
export type ModuleManifest = z.infer<typeof moduleManifestSchema>;
