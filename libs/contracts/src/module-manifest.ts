import * as z from 'zod';
import { accessGroupSchema } from './access-group.ts';

export const moduleRouteSchema = z.object({
  /** Absolute path in React Router's syntax. */
  path: z.string().regex(/^\/[^*?#]*$/),
  access: accessGroupSchema,
  /** The document's title, without the product's name. */
  title: z.string().min(1),
});

export const navigationItemSchema = z.object({
  label: z.string().min(1),
  path: z.string().startsWith('/'),
  /** Which menu shows it, and to whom. */
  menu: z.enum(['header', 'mobile']),
  audience: z.enum(['guest', 'user']),
  /** Ascending order within its menu. */
  order: z.number().int(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** What a module says of itself, in plain data: the release tool copies it into the registry. */
export const moduleManifestSchema = z.object({
  name: z.string().regex(/^mf-[a-z][a-z0-9-]*$/),
  owner: z.string().min(1),
  /** The contract version that the module was built with. */
  contract: z.number().int().positive(),
  /** The oldest contract version under which it still works, where that is an older one. */
  oldestContract: z.number().int().positive().optional(),
  routes: z.array(moduleRouteSchema).min(1),
  navigation: z.array(navigationItemSchema),
});
export type ModuleManifest = z.infer<typeof moduleManifestSchema>;
