import * as z from 'zod';

/**
 * The public API of a shared library, or the part of it that a module uses: its version and, for each export, a hash of
 * its declaration and of every type that the declaration names.
 */
const libraryApiSchema = z.object({
  version: z.string().min(1),
  exports: z.record(z.string(), z.string()),
});
export type LibraryApi = z.infer<typeof libraryApiSchema>;

/** By the name that modules import: `@adwright/credits`. */
export const libraryApisSchema = z.record(z.string(), libraryApiSchema);
export type LibraryApis = z.infer<typeof libraryApisSchema>;

/** Packages by name, each with the caret range of the version that a module was built with: `^19.3.1`. */
export const packageRangesSchema = z.record(z.string(), z.string());
export type PackageRanges = Readonly<z.infer<typeof packageRangesSchema>>;

/** Major, minor and patch of a version; undefined for anything else. */
function numbersOf(version: string): [number, number, number] | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/**
 * How far a version is ahead of another that it is compatible with by semver: 0 for the same. Below 1.0.0 a minor version is a
 * breaking one, as in npm's caret ranges.
 *
 * @returns undefined when it is older, or not compatible.
 */
function stepsAhead(provided: string, used: string): number | undefined {
  const [newer, older] = [numbersOf(provided), numbersOf(used)];
  if (!newer || !older || newer[0] !== older[0]) return undefined;
  if (newer[1] !== older[1]) {
    return newer[0] > 0 && newer[1] > older[1] ? newer[1] - older[1] : undefined;
  }
  return newer[2] >= older[2] ? newer[2] - older[2] : undefined;
}

/** True when a newer version says, by semver, that it is compatible with an older one. */
function vouchesFor(provided: string, used: string): boolean {
  return (stepsAhead(provided, used) ?? 0) > 0;
}

/** The lowest version of a caret range, which is the one that the module was built with. */
export function builtWith(range: string): string {
  return range.replace(/^\^/, '');
}

/**
 * Packages that a module shares with the shell and the shell does not bring, or brings at a version that will not do.
 *
 * @returns one sentence for each.
 */
export function missingPackages(
  required: PackageRanges,
  provided: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(required).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) {
      return [`it needs ${name} ${range} from the shell, which does not bring it`];
    }
    return stepsAhead(version, builtWith(range)) === undefined
      ? [`it needs ${name} ${range}, the shell brings ${version}`]
      : [];
  });
}

/**
 * What a module uses of the shared libraries and a shell does not have. An export is there when its declaration has the
 * same hash, or when the shell's library has a newer version that is compatible by semver.
 *
 * @returns one sentence for each export; an empty list when the module finds all that it uses.
 */
export function missingLibraryExports(used: LibraryApis, provided: LibraryApis): string[] {
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
      if (found === hash || vouchesFor(offered.version, api.version)) return [];
      return [
        `it uses ${name} of ${library} ${api.version} as it is declared there; the shell’s ${offered.version} declares it differently`,
      ];
    });
  });
}
