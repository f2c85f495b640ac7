import * as z from 'zod';
import { moduleManifestSchema } from './module-manifest.ts';

/** Subresource Integrity, sha384. */
const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]+=*$/);

/** One immutable, deployed version of a module. */
export const moduleVersionSchema = z.object({
  version: z.string().min(1),
  /** Absolute address of remoteEntry.js in its versioned folder. */
  entry: z.url(),
  /** Subresource Integrity of the entry, sha384. The shell fails closed on a mismatch. */
  integrity: integritySchema,
  /** Absolute addresses of the files that the first page needs besides the entry. */
  preload: z.array(z.object({ url: z.url(), integrity: integritySchema })),
  manifest: moduleManifestSchema,
});
export type ModuleVersion = z.infer<typeof moduleVersionSchema>;

export const registryModuleSchema = moduleVersionSchema.extend({
  /** The version to fall back to when this one does not load. */
  previous: moduleVersionSchema.optional(),
  /** A version shown to `percent` of visitors, sticky per visitor. */
  canary: moduleVersionSchema.extend({ percent: z.number().min(0).max(100) }).optional(),
});
export type RegistryModule = z.infer<typeof registryModuleSchema>;

/**
 * registry.json. Modules are parsed one by one in the shell (`libs/federation`), so that one bad entry
 * costs its own module only; hence `unknown` here.
 */
export const registrySchema = z.object({
  /** Raised by one with each write; the release tool's compare-and-set. */
  generation: z.number().int().nonnegative(),
  modules: z.record(z.string(), z.unknown()),
});
export type RegistryFile = z.infer<typeof registrySchema>;
