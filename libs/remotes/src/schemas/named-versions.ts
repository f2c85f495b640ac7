import type { RemoteManifest } from './manifest.ts';
import type { ModuleVersionOf, RegistryModuleOf } from './registry.ts';

/**
 * Roles of a version in the registry: the live version, the canary, or the fallback of a failed version.
 */
export const VERSION_ROLES = ['live', 'canary', 'previous'] as const;
export type VersionRole = (typeof VERSION_ROLES)[number];

/** A version in a module's registry entry, with its role. */
interface NamedVersion<Manifest extends RemoteManifest = RemoteManifest> {
  role: VersionRole;
  version: ModuleVersionOf<Manifest>;
  /**
   * Percentage of visitors who get this version. The percentage is 0 for the previous version, which runs only after a
   * failure.
   */
  percent: number;
}

/** Returns every version in a module's entry: the live version, its canary and its fallback. */
export function listNamedVersions<Manifest extends RemoteManifest>(
  entry: RegistryModuleOf<Manifest>,
): NamedVersion<Manifest>[] {
  const { previous, canary, ...live } = entry;
  const percent = canary?.percent ?? 0;
  return [
    { role: 'live', version: live, percent: 100 - percent },
    ...(canary ? [{ role: 'canary' as const, version: dropShare(canary), percent }] : []),
    ...(previous ? [{ role: 'previous' as const, version: previous, percent: 0 }] : []),
  ];
}

function dropShare<Version extends { percent: number }>(canary: Version) {
  const { percent: _share, ...version } = canary;
  return version;
}
