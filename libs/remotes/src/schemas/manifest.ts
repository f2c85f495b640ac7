import * as z from 'zod';

export const remoteRouteSchema = z.object({
  /** Absolute path of the route in React Router's syntax. */
  path: z.string().regex(/^\/[^*?#]*$/),
  /** Access group of the visitors who may open the page. The host defines which groups exist. */
  access: z.string().min(1),
  /** Title of the document, without the product's name. */
  title: z.string().min(1),
});

/**
 * Data about a module that every host needs. The release tool copies the data into the registry. A product
 * extends this schema with fields for its pages.
 */
export const remoteManifestSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  owner: z.string().min(1),
  /** The contract version for which the module was built. */
  contract: z.number().int().positive(),
  /** The oldest contract version that the module supports; absent when the module supports only one version. */
  oldestContract: z.number().int().positive().optional(),
  routes: z.array(remoteRouteSchema).min(1),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/**
 * Returns a key that identifies the URLs which a route's path matches. Two paths with the same key match the
 * same URLs in React Router. The key ignores parameter names, a trailing slash and case.
 */
export function getRouteKey(path: string): string {
  return path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/**
 * Returns the name of a module's container in the federation runtime. The name is an identifier, which can't
 * contain a dash.
 */
export function getContainerName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}
