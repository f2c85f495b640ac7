import { remoteManifestSchema, remoteRouteSchema } from '@adwright/remotes/schemas';
import * as z from 'zod';
import { accessGroupSchema } from './access-group.ts';

const moduleRouteSchema = remoteRouteSchema.extend({
  access: accessGroupSchema,
  /** The page uses no kit, so that the shell loads no theme of theirs for it. A shell that does not know the field loads it. */
  isWithoutKits: z.literal(true).optional(),
});

const navigationItemSchema = z.object({
  label: z.string().min(1),
  path: z.string().startsWith('/'),
  /** Which menu shows it, and to whom. */
  menu: z.enum(['header', 'mobile']),
  audience: z.enum(['guest', 'user']),
  /** Ascending order within its menu. */
  order: z.number().int(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** A page that a signed-in user reaches below the entries of spec §2: under "More" in the header, last in the side menu. */
export const furtherPageSchema = z.object({
  label: z.string().min(1),
  path: z.string().startsWith('/'),
  /** One line that says what the page is for. */
  hint: z.string().min(1),
  /** Ascending order. */
  order: z.number().int(),
});
export type FurtherPage = z.infer<typeof furtherPageSchema>;

/** Path data of an SVG path. */
const pathDataSchema = z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/);

/** A card of the dashboard (spec §2 /dashboard, §3 Feature card). */
const dashboardCardSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  path: z.string().startsWith('/'),
  buttonText: z.string().min(1),
  /** Credits; 0 reads "Free". */
  cost: z.number().int().nonnegative(),
  /** Ascending order on the dashboard. */
  order: z.number().int(),
  /** What the feature makes, on a sheet from 36 to 204 and 0 to 108: in ink, in the signal colour, in dashes over both. */
  drawing: z.object({
    ink: pathDataSchema,
    signal: pathDataSchema,
    dashes: pathDataSchema.optional(),
  }),
});
export type DashboardCard = z.infer<typeof dashboardCardSchema>;

/** What the gallery's filter offers without any module. */
const GALLERY_KINDS: readonly string[] = ['all', 'ads'];

/** A kind of ad that a module makes, as the gallery tells it from others (spec §2 /my-ads). */
export const adKindSchema = z.object({
  /** The value in the gallery's address. */
  value: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .refine((value) => !GALLERY_KINDS.includes(value), {
      error: 'is one of the gallery’s own kinds',
    }),
  /** The label in the gallery's filter. */
  label: z.string().min(1),
  /** Ascending order in the filter. */
  order: z.number().int(),
  /** Which rows of `ads` are of it. */
  rows: z
    .object({ adType: z.string().min(1).optional(), isBoosted: z.literal(true).optional() })
    .refine(({ adType, isBoosted }) => adType !== undefined || isBoosted !== undefined, {
      error: 'has to name adType or isBoosted',
    }),
  /** On a card; the row's own `ad_type` where it is absent. */
  badge: z.string().min(1).optional(),
  /** Words of the button that opens the ad; "View Full Ad" where it is absent. */
  opener: z.string().min(1).optional(),
});
export type AdKind = z.infer<typeof adKindSchema>;

/** What a module says of itself, in plain data: the release tool copies it into the registry. */
export const moduleManifestSchema = remoteManifestSchema.extend({
  name: z.string().regex(/^mf-[a-z][a-z0-9-]*$/),
  routes: z.array(moduleRouteSchema).min(1),
  navigation: z.array(navigationItemSchema),
  /** Absent where the module has none. A shell that does not know the field ignores it. */
  furtherPages: z.array(furtherPageSchema).optional(),
  /** Absent where the dashboard has none of the module's. */
  cards: z.array(dashboardCardSchema).optional(),
  /** Absent where the module's ads are plain ones. */
  adKinds: z.array(adKindSchema).optional(),
});
export type ModuleManifest = z.infer<typeof moduleManifestSchema>;
