import type { ComponentType } from 'react';
import * as z from 'zod';
import { accessGroupSchema } from './routes.ts';

/** Raised when the shape of {@link RemoteModule} or of the manifest changes incompatibly. */
export const CONTRACT_VERSION = 1;

export const MODULE_NAMES = [
  'mf-auth',
  'mf-dashboard',
  'mf-gallery',
  'mf-create',
  'mf-tools',
  'mf-billing',
] as const;

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
  contract: z.number().int().positive(),
  routes: z.array(moduleRouteSchema).min(1),
  navigation: z.array(navigationItemSchema),
});
export type ModuleManifest = z.infer<typeof moduleManifestSchema>;

/** A page chunk of a remote. */
export interface RemotePage {
  Component: ComponentType;
}

/**
 * What a remote's `./routes` must export by default: one lazily loaded page for each route of its manifest.
 * The shell wraps each in its guard, so a module can't forget one.
 */
export interface RemoteModule<Manifest extends ModuleManifest = ModuleManifest> {
  contract: typeof CONTRACT_VERSION;
  manifest: Manifest;
  pages: Readonly<Record<Manifest['routes'][number]['path'], () => Promise<RemotePage>>>;
}

/** Container name of a module in the federation runtime: identifiers can't hold a dash. */
export function containerName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}

/** Keeps the literal paths of a manifest, so that {@link RemoteModule} can demand a page for each. */
export function defineManifest<const Manifest extends ModuleManifest>(
  manifest: Manifest,
): Manifest {
  return manifest;
}
