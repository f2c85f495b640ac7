import {
  listNamedVersions,
  type ModuleVersion,
  type RegistryFile,
  registryModuleSchema,
  registryShellSchema,
  type VersionRole,
} from '@adwright/contracts';

/** A version that the registry names, with its module. */
interface ModuleAt {
  module: string;
  role: VersionRole;
  version: ModuleVersion;
  /** Of the visitors. */
  percent: number;
}

/** Returns every version of every module that a registry names; invalid entries have none. */
export function listVersions({ modules }: Pick<RegistryFile, 'modules'>): ModuleAt[] {
  return Object.entries(modules).flatMap(([module, entry]) => {
    const { data } = registryModuleSchema.safeParse(entry);
    return data ? listNamedVersions(data).map((named) => ({ module, ...named })) : [];
  });
}

/**
 * Returns the live version and the canary of every module: each visitor gets one of them, in any combination.
 */
export function listReachableVersions(registry: Pick<RegistryFile, 'modules'>): ModuleAt[] {
  return listVersions(registry).filter(({ role }) => role !== 'previous');
}

/** Versions of modules and of the shell, by name. */
export type VersionsByName = Readonly<Record<string, string>>;

function byName(versions: readonly ModuleAt[]): VersionsByName {
  return Object.fromEntries(versions.map(({ module, version }) => [module, version.version]));
}

/** Returns the live version of each module of a registry. */
export function getLiveVersions(registry: Pick<RegistryFile, 'modules'>): VersionsByName {
  return byName(listVersions(registry).filter(({ role }) => role === 'live'));
}

/** Returns the canary of every module that has one, else the live version. */
export function getTriedVersions(registry: Pick<RegistryFile, 'modules'>): VersionsByName {
  const canaries = listVersions(registry).filter(({ role }) => role === 'canary');
  return { ...getLiveVersions(registry), ...byName(canaries) };
}

/** Returns the live versions of the modules, and that of the shell under its own name. */
export function getVersionsWithShell(registry: RegistryFile, shell: string): VersionsByName {
  const live = registryShellSchema.safeParse(registry.shell).data;
  return { ...getLiveVersions(registry), ...(live ? { [shell]: live.version } : {}) };
}
