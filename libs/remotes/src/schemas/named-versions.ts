import type { RemoteManifest } from './manifest.ts';
import type { ModuleVersionOf, RegistryModuleOf } from './registry.ts';

/** Why a visitor gets a version: it is for everybody, it is tried out, or the one that stands before it has failed. */
export const VERSION_ROLES = ['live', 'canary', 'previous'] as const;
export type VersionRole = (typeof VERSION_ROLES)[number];

/** A version that the registry names. */
interface NamedVersion<Manifest extends RemoteManifest = RemoteManifest> {
  role: VersionRole;
  version: ModuleVersionOf<Manifest>;
  /** Of the visitors; none get the previous version before a failure. */
  percent: number;
}

/** Every version that a module's entry names: what is live, its canary, and what it falls back to. */
export function namedVersions<Manifest extends RemoteManifest>(
  entry: RegistryModuleOf<Manifest>,
): NamedVersion<Manifest>[] {
  const { previous, canary, ...live } = entry;
  const percent = canary?.percent ?? 0;
  return [
    { role: 'live', version: live, percent: 100 - percent },
    ...(canary ? [{ role: 'canary' as const, version: withoutShare(canary), percent }] : []),
    ...(previous ? [{ role: 'previous' as const, version: previous, percent: 0 }] : []),
  ];
}

function withoutShare<Version extends { percent: number }>(canary: Version) {
  const { percent: _share, ...version } = canary;
  return version;
}
