import type { ModuleVersion, RegistryModule } from '@adwright/contracts';

/** Versions that are kept to go back to; the files of older ones stay where they are. */
const KEPT_RELEASES = 20;

/** What was live of each module, oldest first; the last one is live now. */
export type ReleaseLog = Readonly<Record<string, readonly ModuleVersion[]>>;

/** The log after a version has gone live. A version that was live before moves to the end. */
export function withRelease(
  releases: readonly ModuleVersion[],
  released: ModuleVersion,
): ModuleVersion[] {
  const others = releases.filter(({ version }) => version !== released.version);
  return [...others, released].slice(-KEPT_RELEASES);
}

/**
 * The log after the live version has been taken back.
 *
 * @throws when nothing was live before it.
 */
export function withoutLive(
  name: string,
  releases: readonly ModuleVersion[],
  live: string,
): ModuleVersion[] {
  const index = releases.findIndex(({ version }) => version === live);
  const earlier = releases.slice(0, Math.max(index, 0));
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
