import * as z from 'zod';

export const remoteRouteSchema = z.object({
  /** Absolute path in React Router's syntax. */
  path: z.string().regex(/^\/[^*?#]*$/),
  /** Who may see it: one of the groups that the host knows. */
  access: z.string().min(1),
  /** The document's title, without the product's name. */
  title: z.string().min(1),
});

/**
 * What every host needs to know of a module, in plain data: the release tool copies it into the registry. A product extends it by
 * what its own pages show of modules.
 */
export const remoteManifestSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  owner: z.string().min(1),
  /** The contract version that the module was built with. */
  contract: z.number().int().positive(),
  /** The oldest contract version under which it still works, where that is an older one. */
  oldestContract: z.number().int().positive().optional(),
  routes: z.array(remoteRouteSchema).min(1),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/**
 * Two paths with one key answer the same addresses, as React Router matches them: the names of parameters, a
 * slash at the end and upper or lower case make no difference.
 */
export function routeKey(path: string): string {
  return path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** Container name of a module in the federation runtime: identifiers can't hold a dash. */
export function containerName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}
