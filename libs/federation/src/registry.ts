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

/** Contract versions and shared exports of the shell to which this code belongs. */
const THIS_SHELL: Host<ModuleManifest> = {
  manifest: moduleManifestSchema,
  contracts: CONTRACT_RANGE,
  accessGroups: accessGroupSchema.options,
  paths: SHELL_PATHS,
  libraries: SHARED_LIBRARIES,
  packages: SHARED_PACKAGES,
};

/**
 * Parses registry.json for this shell, with the visitor's overrides and the stored entries.
 *
 * @param host replaces the contract versions and shared exports of this shell in tests
 * @throws ZodError when the file is not a registry at all
 */
export function parseRegistry(
  json: unknown,
  choice: VisitChoice<ModuleManifest> = {},
  host: Partial<Host<ModuleManifest>> = {},
): Registry {
  return parse(json, { ...THIS_SHELL, ...host }, choice);
}
