/** One entry of Module Federation's `shared` option. */
export interface SharedModule {
  version: string;
  requiredVersion: string;
  /** What is bundled for the name, where that is another file than the name leads to; false: a remote has no copy. */
  singleton?: boolean;
  strictVersion?: boolean;
  import?: string | false;
  eager?: true;
}

/** Whether a build brings what is shared, or takes it. */
export type Role = 'shell' | 'remote';

/**
 * A package of which a second copy would be a bug. The host alone brings it; a remote that can't take the host's version is
 * refused rather than given a copy.
 */
export function sharedSingleton(version: string, role: Role): SharedModule {
  return {
    version,
    requiredVersion: `^${version}`,
    singleton: true,
    strictVersion: true,
    // The host's are part of its first script: asking for each on its own would cost a round trip.
    ...(role === 'shell' ? { eager: true } : { import: false }),
  };
}

/** A package that a module meets through other shared names. */
export interface PackageBehind {
  name: string;
  version: string;
  requests: readonly string[];
}
