import type {
  ModuleVersion,
  RegistryModule,
  RegistryShell,
  ShellVersion,
} from '@adwright/contracts';

/** Maximum number of versions to which a rollback can lead; files of older versions stay stored. */
const KEPT_RELEASES = 20;

/** A module or the shell, whose versions go live one after the other. */
interface Versioned {
  version: string;
}

/** The live version in the registry, and its fallback. */
export interface Standing<Version extends Versioned> {
  live: Version;
  previous: Version | undefined;
}

/**
 * The versions of each module that were live, oldest first. The registry names which of them is live now. Later
 * entries were rolled back, or belong to a deploy in progress.
 */
export type ReleaseLog = Readonly<Record<string, readonly ModuleVersion[]>>;

/** Returns a module's entry without its canary. */
export function findModuleStanding(entry: RegistryModule): Standing<ModuleVersion> {
  const { previous, canary: _notLive, ...live } = entry;
  return { live, previous };
}

/** Returns the shell's entry without its canary. */
export function findShellStanding(entry: RegistryShell): Standing<ShellVersion> {
  const { previous, canary: _notLive, ...live } = entry;
  return { live, previous };
}

/**
 * Lists the releases up to and including the live version. If the log is lost, the releases are taken from
 * the registry itself.
 */
function upTo<Version extends Versioned>(
  releases: readonly Version[],
  standing: Standing<Version> | undefined,
): readonly Version[] {
  if (!standing) return [];
  const { live, previous } = standing;
  const index = releases.findIndex(({ version }) => version === live.version);
  if (index !== -1) return releases.slice(0, index + 1);
  return previous ? [previous, live] : [live];
}

/**
 * Returns the log after a version has gone live on top of the live one. A version that was live before moves
 * to the end.
 */
export function withRelease<Version extends Versioned>(
  releases: readonly Version[],
  standing: Standing<Version> | undefined,
  released: Version,
): Version[] {
  const others = upTo(releases, standing).filter(({ version }) => version !== released.version);
  return [...others, released].slice(-KEPT_RELEASES);
}

/**
 * Returns the log after a rollback to a version. Drops the replaced version and releases after the target: a
 * rollback distrusts them, so they must not become a fallback.
 */
export function withRollback<Version extends Versioned>(
  releases: readonly Version[],
  standing: Standing<Version>,
  target: Version,
): Version[] {
  const earlier = upTo(releases, standing).slice(0, -1);
  const index = earlier.findIndex(({ version }) => version === target.version);
  const trusted = index === -1 ? earlier : earlier.slice(0, index);
  return [...trusted, target].slice(-KEPT_RELEASES);
}

/**
 * Lists the releases before the live version.
 *
 * @throws Error if there is no earlier release.
 */
export function listEarlierReleases<Version extends Versioned>(
  name: string,
  releases: readonly Version[],
  standing: Standing<Version>,
): readonly Version[] {
  const earlier = upTo(releases, standing).slice(0, -1);
  if (earlier.length === 0) throw new Error(`${name} has no earlier version to go back to`);
  return earlier;
}

/**
 * Builds a registry entry: the newest release is live, the one before it is the fallback.
 *
 * @throws Error if there is no release.
 */
export function buildRegistryEntry<Version extends Versioned>(
  name: string,
  releases: readonly Version[],
): Version & { previous?: Version } {
  const live = releases.at(-1);
  if (!live) throw new Error(`${name} has never been released`);
  const previous = releases.at(-2);
  return previous ? { ...live, previous } : live;
}

/**
 * Builds a module's registry entry from its releases. Every page reads the entry first. The fallback only
 * runs when the live version fails, so its preloads stay in the log.
 *
 * @throws Error if there is no release.
 */
export function buildModuleEntry(name: string, releases: readonly ModuleVersion[]): RegistryModule {
  const { previous, ...live } = buildRegistryEntry(name, releases);
  return previous ? { ...live, previous: { ...previous, preload: [] } } : live;
}
