/** One entry in the `shared` option of Module Federation. */
export interface SharedModule {
  version: string;
  requiredVersion: string;
  /**
   * True if a page may have only one copy of the package. The field `import` is the file to bundle; false if
   * a remote contains no copy.
   */
  singleton?: boolean;
  strictVersion?: boolean;
  import?: string | false;
  eager?: true;
}

/**
 * The role is `shell` for a build that provides the shared packages, and `remote` for a build that takes them
 * from the host.
 */
export type Role = 'shell' | 'remote';

/**
 * Defines a shared package of which a page must contain only one copy. Only the host contains a copy of a package that
 * must exist once. The loader refuses a remote that can't run with the host's version.
 */
export function defineSharedSingleton(version: string, role: Role): SharedModule {
  return {
    version,
    requiredVersion: `^${version}`,
    singleton: true,
    strictVersion: true,
    // The host's first script contains the shared packages, because a separate request for each package would
    // cost a round trip.
    ...(role === 'shell' ? { eager: true } : { import: false }),
  };
}

/** A package that a module needs only because a shared package (one of `requests`) uses it. */
export interface PackageBehind {
  name: string;
  version: string;
  requests: readonly string[];
}
