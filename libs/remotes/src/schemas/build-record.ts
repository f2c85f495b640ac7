import * as z from 'zod';
import { libraryApisSchema, packageRangesSchema } from './library-api.ts';
import type { RemoteManifest } from './manifest.ts';

/**
 * Returns the schema of module.json, the file beside a module's entry script that describes the module's build.
 *
 * @param manifest schema of the product's manifests
 */
export function createModuleRecordSchema<Manifest extends RemoteManifest>(
  manifest: z.ZodType<Manifest>,
) {
  return z.object({
    manifest,
    /** Packages that the shell has to provide, each with its accepted semver range. */
    requires: packageRangesSchema.default({}),
    /** Exports of the repository's shared libraries that the module uses. */
    libraries: libraryApisSchema.default({}),
    /** Files that the first view of each page needs besides the entry script, by the page's source file. */
    pages: z.record(z.string(), z.array(z.string())).default({}),
  });
}
export type ModuleRecordOf<Manifest extends RemoteManifest = RemoteManifest> = z.infer<
  ReturnType<typeof createModuleRecordSchema<Manifest>>
>;

/**
 * Schema of shell.json, the file beside the shell's pages. The file lists the packages and contracts that a
 * shell provides to modules.
 */
export const shellRecordSchema = z.object({
  /** The newest contract version that the shell supports. */
  contract: z.number().int().positive(),
  /** The oldest contract version that the shell supports; when absent, the shell supports only the newest. */
  oldestContract: z.number().int().positive().optional(),
  /** Packages that every module shares with the shell, each with its version. */
  provides: z.record(z.string(), z.string()),
  /**
   * Exports of the repository's shared libraries; absent in the record of a shell that does not list the
   * exports.
   */
  libraries: libraryApisSchema.optional(),
  /** Paths that the shell itself serves; absent in the record of a shell that does not list the paths. */
  paths: z.array(z.string()).optional(),
});
export type ShellRecord = z.infer<typeof shellRecordSchema>;
