import * as z from 'zod';
import { libraryApisSchema, packageRangesSchema } from './library-api.ts';
import type { RemoteManifest } from './manifest.ts';

/** Subresource Integrity, sha384. */
const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]+=*$/);

/**
 * Returns the schemas of a module's versions in the registry.
 *
 * @param manifest schema of the product's manifests.
 */
export function createRegistrySchemas<Manifest extends RemoteManifest>(
  manifest: z.ZodType<Manifest>,
) {
  /** One immutable, deployed version of a module. */
  const moduleVersionSchema = z.object({
    version: z.string().min(1),
    /** Absolute URL of remoteEntry.js in its versioned folder. */
    entry: z.url(),
    /** Subresource Integrity of the entry (sha384). If the hash differs, the shell does not run the entry. */
    integrity: integritySchema,
    /** Absolute URLs of the files that the first page needs besides the entry. */
    preload: z.array(z.object({ url: z.url(), integrity: integritySchema })),
    manifest,
    /** Exports of the shared libraries that the module uses, which the shell must provide. */
    libraries: libraryApisSchema.optional(),
    /**
     * Packages that the module shares with the shell, such as React and the router, each with its accepted
     * range of versions.
     */
    requires: packageRangesSchema.optional(),
  });
  const registryModuleSchema = moduleVersionSchema.extend({
    /** The version that replaces this one when this one does not load. */
    previous: moduleVersionSchema.optional(),
    /** A canary version for `percent` of the visitors. Each visitor permanently belongs to them or not. */
    canary: moduleVersionSchema.extend({ percent: z.number().min(0).max(100) }).optional(),
  });
  return { moduleVersionSchema, registryModuleSchema };
}

type SchemasOf<Manifest extends RemoteManifest> = ReturnType<
  typeof createRegistrySchemas<Manifest>
>;
export type ModuleVersionOf<Manifest extends RemoteManifest = RemoteManifest> = z.infer<
  SchemasOf<Manifest>['moduleVersionSchema']
>;
export type RegistryModuleOf<Manifest extends RemoteManifest = RemoteManifest> = z.infer<
  SchemasOf<Manifest>['registryModuleSchema']
>;

/** A deployed version of the shell. */
export const shellVersionSchema = z.object({ version: z.string().min(1) });
export type ShellVersion = z.infer<typeof shellVersionSchema>;

/** The shell's entry in the registry. The host chooses a visitor's version with a cookie. */
export const registryShellSchema = shellVersionSchema.extend({
  previous: shellVersionSchema.optional(),
  canary: shellVersionSchema.extend({ percent: z.number().min(0).max(100) }).optional(),
});
export type RegistryShell = z.infer<typeof registryShellSchema>;

/** One change of the registry, with its author and time. */
export const registryChangeSchema = z.object({
  /** The registry's generation (version number) after the change. */
  generation: z.number().int().positive(),
  /** ISO timestamp. */
  at: z.string().min(1),
  /** Name of the person or the workflow run that made the change. */
  by: z.string().min(1),
  /** Kind of the change: `deploy`, `canary`, `promote`, `rollback`, `remove` or `flag`. */
  action: z.string().min(1),
  /** The changed item: a module, `shell`, or a flag. */
  subject: z.string().min(1),
  /** The version after the change, or the new value of a flag. */
  version: z.string().optional(),
  /** The version that was live before the change. */
  from: z.string().optional(),
  /** Evidence for the decision, such as the visits of a canary, or a note that there was no evidence. */
  remark: z.string().optional(),
});
export type RegistryChange = z.infer<typeof registryChangeSchema>;

/**
 * Modules have the type `unknown` here. The shell parses them one by one (`loader/registry.ts`), so that one
 * invalid entry affects only its own module.
 */
export const registrySchema = z.object({
  /**
   * The registry's version number, which increases by one with each write. The release tool uses it for
   * compare-and-set.
   */
  generation: z.number().int().nonnegative(),
  modules: z.record(z.string(), z.unknown()),
  /**
   * The shell's entry, of the type {@link registryShellSchema}. The entry is parsed where it is needed, so that
   * an invalid entry affects nothing else.
   */
  shell: z.unknown().optional(),
  /** Feature flags by name, each by `featureFlagSchema`. */
  flags: z.record(z.string(), z.unknown()).optional(),
  /**
   * Serial number that was merged last, for the name of each team's part of the registry. The release tool
   * merges only a part with a higher number (release/src/merge-registry.ts).
   */
  serials: z.record(z.string(), z.number()).optional(),
  /** The reason why the newest part that a team uploaded was not merged, for each module by name. */
  refusals: z.record(z.string(), z.string()).optional(),
  /** The change that produced this generation. The release tool's history has the earlier changes. */
  change: registryChangeSchema.optional(),
});
export type RegistryFile = z.infer<typeof registrySchema>;
