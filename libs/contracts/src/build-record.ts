import * as z from 'zod';
import { moduleManifestSchema } from './module-manifest.ts';

/** module.json, beside a module's entry: what the build says of itself. */
export const moduleRecordSchema = z.object({
  manifest: moduleManifestSchema,
  /** Packages that the shell has to bring, each with the semver range that will do. */
  requires: z.record(z.string(), z.string()).default({}),
});
export type ModuleRecord = z.infer<typeof moduleRecordSchema>;

/** shell.json, beside the shell's pages: what the shell that is live offers to modules. */
export const shellRecordSchema = z.object({
  contract: z.number().int().positive(),
  /** Packages that every module shares with the shell, each with its version. */
  provides: z.record(z.string(), z.string()),
});
export type ShellRecord = z.infer<typeof shellRecordSchema>;
