import * as z from 'zod';

/**
 * The public API of a shared library, or the part of the API that a module uses. The description consists of
 * a version and a hash for each export. The hash covers the declaration and every type that the declaration
 * refers to.
 */
const libraryApiSchema = z.object({
  version: z.string().min(1),
  exports: z.record(z.string(), z.string()),
});
export type LibraryApi = z.infer<typeof libraryApiSchema>;

/** APIs of several libraries; the key is the import path: `@adwright/credits`. */
export const libraryApisSchema = z.record(z.string(), libraryApiSchema);
export type LibraryApis = z.infer<typeof libraryApisSchema>;

/**
 * Version ranges by package name; each range is a caret range from the version at the module's build:
 * `^19.3.1`.
 */
export const packageRangesSchema = z.record(z.string(), z.string());
export type PackageRanges = Readonly<z.infer<typeof packageRangesSchema>>;

/** Splits a version into major, minor and patch. Returns undefined for a text that is not a version. */
function parseVersion(version: string): [number, number, number] | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/**
 * Counts the compatible (semver) steps from an older version to a newer version. For equal versions, the number
 * of steps is 0. Below 1.0.0, a new minor version is a breaking change, as in npm's caret ranges.
 *
 * @returns undefined when the provided version is older or not compatible
 */
function countStepsAhead(provided: string, used: string): number | undefined {
  const [newer, older] = [parseVersion(provided), parseVersion(used)];
  if (!newer || !older || newer[0] !== older[0]) return undefined;
  if (newer[1] !== older[1]) {
    return newer[0] > 0 && newer[1] > older[1] ? newer[1] - older[1] : undefined;
  }
  return newer[2] >= older[2] ? newer[2] - older[2] : undefined;
}

/** Tells whether the provided version is compatible with the used version by semver. */
function isCompatible(provided: string, used: string): boolean {
  return (countStepsAhead(provided, used) ?? 0) > 0;
}

/** Returns the lowest version of a caret range, which is the version at the time of the module's build. */
export function getBuiltVersion(range: string): string {
  return range.replace(/^\^/, '');
}

/**
 * Returns the packages that a module shares and that the shell lacks or provides in an incompatible version.
 *
 * @returns one sentence for each missing package
 */
export function listMissingPackages(
  required: PackageRanges,
  provided: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(required).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) {
      return [`it needs ${name} ${range} from the shell, which does not have it`];
    }
    return countStepsAhead(version, getBuiltVersion(range)) === undefined
      ? [`it needs ${name} ${range}, the shell has ${version}`]
      : [];
  });
}

/**
 * Returns the exports of shared libraries that a module uses and a shell lacks. An export is present when its
 * declaration has the same hash in the module and the shell. It is also present when the shell's library
 * has a newer version that is compatible by semver.
 *
 * @returns one sentence for each missing export; empty when no export is missing
 */
export function listMissingExports(used: LibraryApis, provided: LibraryApis): string[] {
  return Object.entries(used).flatMap(([library, api]) => {
    const offered = provided[library];
    if (!offered) return [`it uses ${library}, which the shell does not share`];
    return Object.entries(api.exports).flatMap(([name, hash]) => {
      const found = offered.exports[name];
      if (found === undefined) {
        return [
          `it uses ${name} of ${library}, which the shell’s ${offered.version} does not have`,
        ];
      }
      if (found === hash || isCompatible(offered.version, api.version)) return [];
      return [
        `it uses ${name} of ${library} ${api.version} as it is declared there; the shell’s ${offered.version} declares it differently`,
      ];
    });
  });
}
