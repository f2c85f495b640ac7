/** One entry of Module Federation's `shared` option. */
export interface SharedModule {
  version: string;
  requiredVersion: string;
  /**
   * Whether a page may have only one copy of the package. `import` is the file to bundle, or false when a
   * remote has no copy.
   */
  singleton?: boolean;
  strictVersion?: boolean;
  import?: string | false;
  eager?: true;
}

/** Whether a build provides the shared packages or takes them from the host. */
export type Role = 'shell' | 'remote';

/**
 * Defines a package that must exist only once on a page. Only the host contains such a package. A remote that
 * can't run with the host's version is refused.
 */
export function defineSharedSingleton(version: string, role: Role): SharedModule {
  return {
    version,
    requiredVersion: `^${version}`,
    singleton: true,
    strictVersion: true,
    // The host's first script contains its shared packages, because a request for each package would cost a
    // round trip.
    ...(role === 'shell' ? { eager: true } : { import: false }),
  };
}

/** A package that a module requires only through a shared package (one of `requests`) that uses it. */
export interface PackageBehind {
  name: string;
  version: string;
  requests: readonly string[];
}
