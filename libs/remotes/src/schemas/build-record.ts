import * as z from 'zod';
import { libraryApisSchema, packageRangesSchema } from './library-api.ts';
import type { RemoteManifest } from './manifest.ts';

/**
 * The schema of module.json, beside a module's entry: what the build says of itself.
 *
 * @param manifest of the product.
 */
export function moduleRecordSchemaOf<Manifest extends RemoteManifest>(
  manifest: z.ZodType<Manifest>,
) {
  return z.object({
    manifest,
    /** Packages that the shell has to bring, each with the semver range that will do. */
    requires: packageRangesSchema.default({}),
    /** What the module uses of each shared library of the repository. */
    libraries: libraryApisSchema.default({}),
    /** Files that the first view of each page needs besides the entry, by the page's source file. */
    pages: z.record(z.string(), z.array(z.string())).default({}),
  });
}
export type ModuleRecordOf<Manifest extends RemoteManifest = RemoteManifest> = z.infer<
  ReturnType<typeof moduleRecordSchemaOf<Manifest>>
>;

/** shell.json, beside the shell's pages: what a shell offers to modules. */
export const shellRecordSchema = z.object({
  /** The newest contract version that it runs. */
  contract: z.number().int().positive(),
  /** The oldest one; the newest alone where it is absent. */
  oldestContract: z.number().int().positive().optional(),
  /** Packages that every module shares with the shell, each with its version. */
  provides: z.record(z.string(), z.string()),
  /** What each shared library of the repository exports; absent in a shell that does not say so. */
  libraries: libraryApisSchema.optional(),
  /** Paths that the shell answers itself; absent in a shell that does not say so. */
  paths: z.array(z.string()).optional(),
});
export type ShellRecord = z.infer<typeof shellRecordSchema>;
