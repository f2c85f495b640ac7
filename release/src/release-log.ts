import type {
  ModuleVersion,
  RegistryModule,
  RegistryShell,
  ShellVersion,
} from '@adwright/contracts';

/** Maximum number of earlier versions to which a rollback can lead; files of older versions remain stored. */
const KEPT_RELEASES = 20;

/** Entry of a module or of the shell with its version. */
interface Versioned {
  version: string;
}

/** The live version in the registry, and its fallback version. */
export interface Standing<Version extends Versioned> {
  live: Version;
  previous: Version | undefined;
}

/**
 * For each module, the versions that were live, oldest first. The registry names the version that is live now.
 * Entries that follow the live version in the log are versions that were rolled back or are still being
 * deployed.
 */
export type ReleaseLog = Readonly<Record<string, readonly ModuleVersion[]>>;

/** Returns the live version and the fallback in a module's registry entry. */
export function findModuleStanding(entry: RegistryModule): Standing<ModuleVersion> {
  const { previous, canary: _notLive, ...live } = entry;
  return { live, previous };
}

/** Returns the live version and the fallback in the shell's registry entry. */
export function findShellStanding(entry: RegistryShell): Standing<ShellVersion> {
  const { previous, canary: _notLive, ...live } = entry;
  return { live, previous };
}

/**
 * Lists the releases up to and including the live version. If the log is lost, the live version and its
 * fallback are taken from the registry.
 */
function listReleasesUpTo<Version extends Versioned>(
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
 * Returns the release log after a new version has gone live. A version that was live earlier moves to the end
 * of the log.
 */
export function appendRelease<Version extends Versioned>(
  releases: readonly Version[],
  standing: Standing<Version> | undefined,
  released: Version,
): Version[] {
  const others = listReleasesUpTo(releases, standing).filter(
    ({ version }) => version !== released.version,
  );
  return [...others, released].slice(-KEPT_RELEASES);
}

/**
 * Returns the release log after a rollback to a version. Removes the replaced version and all releases after
 * the target, because a distrusted version must not become a fallback.
 */
export function appendRollback<Version extends Versioned>(
  releases: readonly Version[],
  standing: Standing<Version>,
  target: Version,
): Version[] {
  const earlier = listReleasesUpTo(releases, standing).slice(0, -1);
  const index = earlier.findIndex(({ version }) => version === target.version);
  const trusted = index === -1 ? earlier : earlier.slice(0, index);
  return [...trusted, target].slice(-KEPT_RELEASES);
}

/**
 * Lists the releases before the live version, oldest first.
 *
 * @throws Error if no earlier release exists.
 */
export function listEarlierReleases<Version extends Versioned>(
  name: string,
  releases: readonly Version[],
  standing: Standing<Version>,
): readonly Version[] {
  const earlier = listReleasesUpTo(releases, standing).slice(0, -1);
  if (earlier.length === 0) throw new Error(`${name} has no earlier version to restore`);
  return earlier;
}

/**
 * Builds a registry entry from releases: the newest release is live, and the previous one is the fallback.
 *
 * @throws Error if the list of releases is empty.
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
 * Builds a module's registry entry from the module's releases. Every page downloads the registry, so entries
 * must be small. The fallback runs only when the live version fails, so the entry omits the fallback's list of
 * preloads.
 *
 * @throws Error if the list of releases is empty.
 */
export function buildModuleEntry(name: string, releases: readonly ModuleVersion[]): RegistryModule {
  const { previous, ...live } = buildRegistryEntry(name, releases);
  return previous ? { ...live, previous: { ...previous, preload: [] } } : live;
}
