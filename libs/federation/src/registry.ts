import {
  accessGroupSchema,
  CONTRACT_RANGE,
  type ModuleManifest,
  moduleManifestSchema,
  SHELL_PATHS,
} from '@adwright/contracts';
import {
  type AcceptedModule as Accepted,
  type Host,
  type Registry as Parsed,
  parseRegistry as parse,
  type RunnableVersion as Runnable,
  type VisitChoice,
} from '@adwright/remotes';
import { SHARED_LIBRARIES, SHARED_PACKAGES } from './shared-libraries.ts';

export type RunnableVersion = Runnable<ModuleManifest>;
export type AcceptedModule = Accepted<ModuleManifest>;
export type Registry = Parsed<ModuleManifest>;

/** The shell to which this code belongs. */
const THIS_SHELL: Host<ModuleManifest> = {
  manifest: moduleManifestSchema,
  contracts: CONTRACT_RANGE,
  accessGroups: accessGroupSchema.options,
  paths: SHELL_PATHS,
  libraries: SHARED_LIBRARIES,
  packages: SHARED_PACKAGES,
};

/**
 * Reads registry.json with this shell's versions, overrides and stored entries.
 *
 * @param host replaces this shell's own capabilities in tests
 * @throws ZodError when the file as a whole is no registry.
 */
export function parseRegistry(
  json: unknown,
  choice: VisitChoice<ModuleManifest> = {},
  host: Partial<Host<ModuleManifest>> = {},
): Registry {
  return parse(json, { ...THIS_SHELL, ...host }, choice);
}
