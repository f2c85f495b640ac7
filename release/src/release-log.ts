import type {
  ModuleVersion,
  RegistryModule,
  RegistryShell,
  ShellVersion,
} from '@adwright/contracts';

/** Versions that are kept to go back to; the files of older ones stay where they are. */
const KEPT_RELEASES = 20;

/** Whatever has versions that go live one after the other: a module, the shell. */
interface Versioned {
  version: string;
}

/** What the registry has live, and what it falls back to. */
export interface Standing<Version extends Versioned> {
  live: Version;
  previous: Version | undefined;
}

/**
 * What was live of each module, oldest first. The registry says which of them is live now: entries after the live
 * version have been rolled back, or are about to be named by a deploy that is under way.
 */
export type ReleaseLog = Readonly<Record<string, readonly ModuleVersion[]>>;

/** A module's entry without what is tried out. */
export function moduleStanding(entry: RegistryModule): Standing<ModuleVersion> {
  const { previous, canary: _notLive, ...live } = entry;
  return { live, previous };
}

/** The shell's entry without what is tried out. */
export function shellStanding(entry: RegistryShell): Standing<ShellVersion> {
  const { previous, canary: _notLive, ...live } = entry;
  return { live, previous };
}

/** What was released before the version that is live, and that one; from the registry itself where the log is lost. */
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

/** The log after a version has gone live on top of what is. A version that was live before moves to the end. */
export function withRelease<Version extends Versioned>(
  releases: readonly Version[],
  standing: Standing<Version> | undefined,
  released: Version,
): Version[] {
  const others = upTo(releases, standing).filter(({ version }) => version !== released.version);
  return [...others, released].slice(-KEPT_RELEASES);
}

/**
 * The log after a rollback to a version. What was live, and what was released after that version, is gone from it: whoever rolls
 * back does not trust it, so no visitor may fall back to it.
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
 * What was released before the version that is live.
 *
 * @throws when there is nothing.
 */
export function releasesBefore<Version extends Versioned>(
  name: string,
  releases: readonly Version[],
  standing: Standing<Version>,
): readonly Version[] {
  const earlier = upTo(releases, standing).slice(0, -1);
  if (earlier.length === 0) throw new Error(`${name} has no earlier version to go back to`);
  return earlier;
}

/**
 * A registry entry: the newest release is live, the one before it is what a visitor falls back to.
 *
 * @throws when there is no release.
 */
export function registryEntry<Version extends Versioned>(
  name: string,
  releases: readonly Version[],
): Version & { previous?: Version } {
  const live = releases.at(-1);
  if (!live) throw new Error(`${name} has never been released`);
  const previous = releases.at(-2);
  return previous ? { ...live, previous } : live;
}

/**
 * A module's registry entry. Every page reads it before it shows anything, and the version before runs when the live one
 * fails: what it would preload is left to the log.
 *
 * @throws when there is no release.
 */
export function moduleEntry(name: string, releases: readonly ModuleVersion[]): RegistryModule {
  const { previous, ...live } = registryEntry(name, releases);
  return previous ? { ...live, previous: { ...previous, preload: [] } } : live;
}
