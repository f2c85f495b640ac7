import type { ModuleVersion, RegistryModule } from '@adwright/contracts';

/** Versions that are kept to go back to; the files of older ones stay where they are. */
const KEPT_RELEASES = 20;

/**
 * What was live of each module, oldest first. The registry says which of them is live now: what stands behind it was
 * taken back, or is about to be named by a deploy that is under way.
 */
export type ReleaseLog = Readonly<Record<string, readonly ModuleVersion[]>>;

/** What was released before the version that is live, and that one; from the registry itself where the log is lost. */
function upTo(
  releases: readonly ModuleVersion[],
  live: RegistryModule | undefined,
): readonly ModuleVersion[] {
  if (!live) return [];
  const index = releases.findIndex(({ version }) => version === live.version);
  if (index !== -1) return releases.slice(0, index + 1);
  const { previous, canary: _notLive, ...version } = live;
  return previous ? [previous, version] : [version];
}

/** The log after a version has gone live on top of what is. A version that was live before moves to the end. */
export function withRelease(
  releases: readonly ModuleVersion[],
  live: RegistryModule | undefined,
  released: ModuleVersion,
): ModuleVersion[] {
  const others = upTo(releases, live).filter(({ version }) => version !== released.version);
  return [...others, released].slice(-KEPT_RELEASES);
}

/**
 * What was released before the version that is live.
 *
 * @throws when there is nothing.
 */
export function releasesBefore(
  name: string,
  releases: readonly ModuleVersion[],
  live: RegistryModule,
): readonly ModuleVersion[] {
  const earlier = upTo(releases, live).slice(0, -1);
  if (earlier.length === 0) throw new Error(`${name} has no earlier version to go back to`);
  return earlier;
}

/**
 * A module's registry entry: the newest release is live, the one before it is what the shell falls back to.
 *
 * @throws when there is no release.
 */
export function registryEntry(name: string, releases: readonly ModuleVersion[]): RegistryModule {
  const live = releases.at(-1);
  if (!live) throw new Error(`${name} has never been released`);
  const previous = releases.at(-2);
  return previous ? { ...live, previous } : live;
}
