import * as z from 'zod';

export const remoteRouteSchema = z.object({
  /** Absolute path in React Router's syntax. */
  path: z.string().regex(/^\/[^*?#]*$/),
  /** Access group of the visitors who may open the page, one of the host's groups. */
  access: z.string().min(1),
  /** The document's title, without the product's name. */
  title: z.string().min(1),
});

/**
 * Plain data about a module that every host needs. The release tool copies the data into the registry. A
 * product extends it with fields for its own pages.
 */
export const remoteManifestSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  owner: z.string().min(1),
  /** The contract version at the module's build. */
  contract: z.number().int().positive(),
  /** The oldest contract version that the module supports; absent when it supports only one. */
  oldestContract: z.number().int().positive().optional(),
  routes: z.array(remoteRouteSchema).min(1),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/**
 * Returns the key of a route's path. Two paths with the same key match the same URLs in React Router. The key
 * ignores parameter names, a trailing slash and case.
 */
export function getRouteKey(path: string): string {
  return path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** Returns the container name of a module in the federation runtime. Identifiers can't contain a dash. */
export function getContainerName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}
