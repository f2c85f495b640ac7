import * as z from 'zod';
import { libraryApisSchema, packageRangesSchema } from './library-api.ts';
import type { RemoteManifest } from './manifest.ts';

/** Subresource Integrity, sha384. */
const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]+=*$/);

/**
 * The schemas of a module's versions in the registry.
 *
 * @param manifest of the product: what its modules say of themselves.
 */
export function registrySchemasOf<Manifest extends RemoteManifest>(manifest: z.ZodType<Manifest>) {
  /** One immutable, deployed version of a module. */
  const moduleVersionSchema = z.object({
    version: z.string().min(1),
    /** Absolute address of remoteEntry.js in its versioned folder. */
    entry: z.url(),
    /** Subresource Integrity of the entry, sha384. The shell fails closed on a mismatch. */
    integrity: integritySchema,
    /** Absolute addresses of the files that the first page needs besides the entry. */
    preload: z.array(z.object({ url: z.url(), integrity: integritySchema })),
    manifest,
    /** What it uses of the shared libraries, which the shell has to have. */
    libraries: libraryApisSchema.optional(),
    /** Packages that it shares with the shell, React and the router among them, each with the range of versions that will do. */
    requires: packageRangesSchema.optional(),
  });
  const registryModuleSchema = moduleVersionSchema.extend({
    /** The version to fall back to when this one does not load. */
    previous: moduleVersionSchema.optional(),
    /** A version shown to `percent` of visitors, sticky per visitor. */
    canary: moduleVersionSchema.extend({ percent: z.number().min(0).max(100) }).optional(),
  });
  return { moduleVersionSchema, registryModuleSchema };
}

type SchemasOf<Manifest extends RemoteManifest> = ReturnType<typeof registrySchemasOf<Manifest>>;
export type ModuleVersionOf<Manifest extends RemoteManifest = RemoteManifest> = z.infer<
  SchemasOf<Manifest>['moduleVersionSchema']
>;
export type RegistryModuleOf<Manifest extends RemoteManifest = RemoteManifest> = z.infer<
  SchemasOf<Manifest>['registryModuleSchema']
>;

/** A deployed version of the shell. */
export const shellVersionSchema = z.object({ version: z.string().min(1) });
export type ShellVersion = z.infer<typeof shellVersionSchema>;

/** The shell's entry of the registry. Which of its pages a visitor gets, the host decides by a cookie. */
export const registryShellSchema = shellVersionSchema.extend({
  previous: shellVersionSchema.optional(),
  canary: shellVersionSchema.extend({ percent: z.number().min(0).max(100) }).optional(),
});
export type RegistryShell = z.infer<typeof registryShellSchema>;

/** One change of the registry: who has done what, and when. */
export const registryChangeSchema = z.object({
  /** The generation that it has led to. */
  generation: z.number().int().positive(),
  /** ISO timestamp. */
  at: z.string().min(1),
  /** A person or a workflow run. */
  by: z.string().min(1),
  /** `deploy`, `canary`, `promote`, `rollback`, `remove`, `flag`. */
  action: z.string().min(1),
  /** A module, `shell`, or a flag. */
  subject: z.string().min(1),
  /** The version that it leads to, or what a flag is set to. */
  version: z.string().optional(),
  /** The version that was live before. */
  from: z.string().optional(),
  /** What it was decided on, such as the visits of a canary, or that nobody had any. */
  remark: z.string().optional(),
});
export type RegistryChange = z.infer<typeof registryChangeSchema>;

/**
 * registry.json. Modules are parsed one by one in the shell (`loader/registry.ts`), so that one bad entry
 * costs its own module only; hence `unknown` here.
 */
export const registrySchema = z.object({
  /** Raised by one with each write; the release tool's compare-and-set. */
  generation: z.number().int().nonnegative(),
  modules: z.record(z.string(), z.unknown()),
  /** The shell, by {@link registryShellSchema}; read where it is needed, so that a bad entry costs nothing else. */
  shell: z.unknown().optional(),
  /** Feature flags by name, each by `featureFlagSchema`. */
  flags: z.record(z.string(), z.unknown()).optional(),
  /** What is merged of each part, by name: a part's serial never falls (release/src/merge-registry.ts). */
  serials: z.record(z.string(), z.number()).optional(),
  /** Why the newest part of a module is left out, by name. */
  refusals: z.record(z.string(), z.string()).optional(),
  /** The change that has led to this generation; the ones before are in the release tool's history. */
  change: registryChangeSchema.optional(),
});
export type RegistryFile = z.infer<typeof registrySchema>;
