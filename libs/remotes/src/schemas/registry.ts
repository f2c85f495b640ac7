import * as z from 'zod';
import { libraryApisSchema, packageRangesSchema } from './library-api.ts';
import type { RemoteManifest } from './manifest.ts';

/** Subresource Integrity value (sha384) of the file. */
const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]+=*$/);

/**
 * Returns the schemas of a module's versions in the registry.
 *
 * @param manifest schema of the product's manifests
 */
export function createRegistrySchemas<Manifest extends RemoteManifest>(
  manifest: z.ZodType<Manifest>,
) {
  /** One immutable, deployed version of a module. */
  const moduleVersionSchema = z.object({
    version: z.string().min(1),
    /** Absolute URL of the entry script remoteEntry.js in the version's folder. */
    entry: z.url(),
    /**
     * Subresource Integrity value of the entry script (sha384). The shell does not run an entry script with
     * another hash.
     */
    integrity: integritySchema,
    /** Absolute URLs of the files that the first page needs besides the entry script. */
    preload: z.array(z.object({ url: z.url(), integrity: integritySchema })),
    manifest,
    /** Exports of the shared libraries that the module uses, which the shell must provide. */
    libraries: libraryApisSchema.optional(),
    /**
     * Packages that the module shares with the shell, such as React and the router, each with its accepted
     * version range.
     */
    requires: packageRangesSchema.optional(),
  });
  const registryModuleSchema = moduleVersionSchema.extend({
    /** The previous version, which replaces this version when this version does not load. */
    previous: moduleVersionSchema.optional(),
    /**
     * A canary version that `percent` of the visitors get. A visitor either always or never belongs to this
     * percentage.
     */
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

/** The entry of the shell in the registry. The host selects a visitor's shell version by a cookie. */
export const registryShellSchema = shellVersionSchema.extend({
  previous: shellVersionSchema.optional(),
  canary: shellVersionSchema.extend({ percent: z.number().min(0).max(100) }).optional(),
});
export type RegistryShell = z.infer<typeof registryShellSchema>;

/** One change of the registry, with its author and time. */
export const registryChangeSchema = z.object({
  /** Generation (version number) of the registry after the change. */
  generation: z.number().int().positive(),
  /** Time as an ISO timestamp. */
  at: z.string().min(1),
  /** Name of the person or the workflow run that made the change. */
  by: z.string().min(1),
  /** Kind of the change to the registry: `deploy`, `canary`, `promote`, `rollback`, `remove` or `flag`. */
  action: z.string().min(1),
  /** The item that changed: a module, `shell`, or a feature flag. */
  subject: z.string().min(1),
  /** The live version after the change, or the new value of a feature flag. */
  version: z.string().optional(),
  /** The version that was live before the change. */
  from: z.string().optional(),
  /** Evidence for the decision, such as the visits of a canary, or a note that there was no evidence. */
  remark: z.string().optional(),
});
export type RegistryChange = z.infer<typeof registryChangeSchema>;

/**
 * Modules have the type `unknown` in this schema. The shell parses each module separately
 * (`loader/registry.ts`), so that an invalid entry affects only its own module.
 */
export const registrySchema = z.object({
  /**
   * Version number of the registry, which increases by one with each write. The release tool uses it for
   * compare-and-set.
   */
  generation: z.number().int().nonnegative(),
  modules: z.record(z.string(), z.unknown()),
  /**
   * The entry of the shell, of the type {@link registryShellSchema}. The entry is parsed where it is used, so
   * that an invalid entry affects nothing else.
   */
  shell: z.unknown().optional(),
  /** Feature flags of the product, by name. The schema of each flag is `featureFlagSchema`. */
  flags: z.record(z.string(), z.unknown()).optional(),
  /**
   * For each team's part of the registry, the serial number of the part that was merged last. The release tool
   * merges only a part with a higher serial number (release/src/merge-registry.ts).
   */
  serials: z.record(z.string(), z.number()).optional(),
  /** For each module whose team uploaded a newer part that was not merged, the reason why. */
  refusals: z.record(z.string(), z.string()).optional(),
  /**
   * The change that produced the registry's current generation. Earlier changes are in the release tool's
   * history.
   */
  change: registryChangeSchema.optional(),
});
export type RegistryFile = z.infer<typeof registrySchema>;
