import {
  listNamedVersions,
  OVERRIDE_PARAMETER,
  type RegistryFile,
  type RegistryModule,
  registryModuleSchema,
} from '@adwright/contracts';
import type { AcceptedModule } from '@adwright/federation';

/** A version of a module that a tester may run instead of the current version. */
export interface VersionChoice {
  version: string;
  /** Label of the version, such as `live`, `canary at 10 %` or `previous`. */
  role: string;
}

/** A module in the list of the versions panel. */
export interface ModuleChoices {
  name: string;
  owner: string;
  /** The version that this tab runs; undefined for a module that the shell refused. */
  running: string | undefined;
  choices: readonly VersionChoice[];
}

function listChoices(entry: RegistryModule): VersionChoice[] {
  return listNamedVersions(entry).map(({ role, version: { version }, percent }) => ({
    version,
    role: role === 'canary' ? `canary at ${percent} %` : role,
  }));
}

/**
 * Returns every module of the registry, with the version that this tab runs and the module's other versions.
 */
export function listModuleChoices(
  { modules }: RegistryFile,
  running: readonly AcceptedModule[],
): ModuleChoices[] {
  return Object.entries(modules).flatMap(([name, entry]) => {
    const parsed = registryModuleSchema.safeParse(entry).data;
    if (!parsed) return [];
    const current = running.find((module) => module.name === name)?.current.version;
    return [{ name, owner: parsed.manifest.owner, running: current, choices: listChoices(parsed) }];
  });
}

/** Builds the URL of this page with override parameters for some modules. */
export function buildAddress(
  address: string,
  chosen: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(address);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  for (const [module, version] of Object.entries(chosen)) {
    if (version) url.searchParams.append(OVERRIDE_PARAMETER, `${module}@${version}`);
  }
  return url.href;
}
