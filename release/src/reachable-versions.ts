import {
  type ModuleVersion,
  namedVersions,
  type RegistryFile,
  registryModuleSchema,
  registryShellSchema,
  type VersionRole,
} from '@adwright/contracts';

/** A version that the registry names, with its module. */
export interface ModuleAt {
  module: string;
  role: VersionRole;
  version: ModuleVersion;
  /** Of the visitors. */
  percent: number;
}

/** Every version of every module that a registry names; none of an entry that is not in order. */
export function versionsIn({ modules }: Pick<RegistryFile, 'modules'>): ModuleAt[] {
  return Object.entries(modules).flatMap(([module, entry]) => {
    const { data } = registryModuleSchema.safeParse(entry);
    return data ? namedVersions(data).map((named) => ({ module, ...named })) : [];
  });
}

/** Of every module what is live and what is tried out: each visitor gets one of them, in any combination. */
export function reachableVersions(registry: Pick<RegistryFile, 'modules'>): ModuleAt[] {
  return versionsIn(registry).filter(({ role }) => role !== 'previous');
}

/** A version of each module and of the shell, by name. */
export type VersionsByName = Readonly<Record<string, string>>;

function byName(versions: readonly ModuleAt[]): VersionsByName {
  return Object.fromEntries(versions.map(({ module, version }) => [module, version.version]));
}

/** The version of each module that a registry has live. */
export function liveVersions(registry: Pick<RegistryFile, 'modules'>): VersionsByName {
  return byName(versionsIn(registry).filter(({ role }) => role === 'live'));
}

/** Of every module its canary, where there is one, else what is live. */
export function triedVersions(registry: Pick<RegistryFile, 'modules'>): VersionsByName {
  const canaries = versionsIn(registry).filter(({ role }) => role === 'canary');
  return { ...liveVersions(registry), ...byName(canaries) };
}

/** What is live of the modules and of the shell, by the shell's name. */
export function liveWithShell(registry: RegistryFile, shell: string): VersionsByName {
  const live = registryShellSchema.safeParse(registry.shell).data;
  return { ...liveVersions(registry), ...(live ? { [shell]: live.version } : {}) };
}
