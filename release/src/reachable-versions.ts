import {
  listNamedVersions,
  type ModuleVersion,
  type RegistryFile,
  registryModuleSchema,
  registryShellSchema,
  type VersionRole,
} from '@adwright/contracts';

/** A version in the registry, with the name of its module. */
interface ModuleAt {
  module: string;
  role: VersionRole;
  version: ModuleVersion;
  /** Percentage of visitors who get this version. */
  percent: number;
}

/** Returns every version of every module in a registry; an invalid entry contributes no version. */
export function listVersions({ modules }: Pick<RegistryFile, 'modules'>): ModuleAt[] {
  return Object.entries(modules).flatMap(([module, entry]) => {
    const { data } = registryModuleSchema.safeParse(entry);
    return data ? listNamedVersions(data).map((named) => ({ module, ...named })) : [];
  });
}

/**
 * Returns the live version and the canary of every module: visitors can get any combination of these versions.
 */
export function listReachableVersions(registry: Pick<RegistryFile, 'modules'>): ModuleAt[] {
  return listVersions(registry).filter(({ role }) => role !== 'previous');
}

/** Versions of modules and of the shell, by name. */
export type VersionsByName = Readonly<Record<string, string>>;

function indexByName(versions: readonly ModuleAt[]): VersionsByName {
  return Object.fromEntries(versions.map(({ module, version }) => [module, version.version]));
}

/** Returns the live version of each module of a registry. */
export function getLiveVersions(registry: Pick<RegistryFile, 'modules'>): VersionsByName {
  return indexByName(listVersions(registry).filter(({ role }) => role === 'live'));
}

/** Returns the canary of every module that has one, and the live version of every other module. */
export function getTriedVersions(registry: Pick<RegistryFile, 'modules'>): VersionsByName {
  const canaries = listVersions(registry).filter(({ role }) => role === 'canary');
  return { ...getLiveVersions(registry), ...indexByName(canaries) };
}

/** Returns the live versions of the modules, and the given version of the shell under the name `shell`. */
export function getVersionsWithShell(registry: RegistryFile, shell: string): VersionsByName {
  const live = registryShellSchema.safeParse(registry.shell).data;
  return { ...getLiveVersions(registry), ...(live ? { [shell]: live.version } : {}) };
}
