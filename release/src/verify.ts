import { gzipSync } from 'node:zlib';
import {
  CONTRACT_RANGE,
  formatContractRange,
  getBuiltVersion,
  getRouteKey,
  isInContractRange,
  listMissingExports,
  listMissingPackages,
  type ModuleManifest,
  type PackageRanges,
  type RegistryFile,
  SHELL_PATHS,
} from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import semver from 'semver';
import type { BuiltModule } from './built-module.ts';
import { listReachableVersions } from './reachable-versions.ts';

/**
 * Maximum compressed bytes of a module's entry file, since every page of the module waits for it; the product's
 * largest entry has 17 kB.
 */
const MAX_ENTRY_GZIP_BYTES = 24 * 1024;
/**
 * Maximum compressed bytes of all module files that a page's first view fetches: entry, exposed module, page
 * chunk and their imports.
 */
const MAX_FIRST_VIEW_GZIP_BYTES = 150 * 1024;

/** Packages that modules use only through the product's shared libraries (libs/federation/build/shared.ts). */
const PACKAGES_OF_LIBRARIES: readonly string[] = ['react-router-dom', 'antd'];

/** Thrown when a module does not fit the live versions. The error's message names each reason. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
  readonly problems: readonly string[];

  constructor({ name, version }: { name: string; version: string }, problems: readonly string[]) {
    super(`${name} ${version} does not fit the live versions:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/** A shell that a visitor can get, with its record. */
export interface JudgedShell {
  /** Name of the shell in messages, such as `the shell`, `the shell’s canary`. */
  name: string;
  record: ShellRecord;
}

/** A version of a module that a visitor can get, with its requirements. */
export interface JudgedVersion {
  name: string;
  version: string;
  manifest: ModuleManifest;
  requires: BuiltModule['requires'];
  libraries: BuiltModule['libraries'];
}

/** The shell to assume when the live shell is unknown: this repository's contracts, without packages. */
export const SHELL_OF_THIS_REPOSITORY: JudgedShell = {
  name: 'the shell',
  record: {
    contract: CONTRACT_RANGE.newest,
    oldestContract: CONTRACT_RANGE.oldest,
    provides: {},
  },
};

function listContractProblems(
  { manifest }: JudgedVersion,
  { name, record }: JudgedShell,
): string[] {
  const newest = record.contract;
  const range = { oldest: record.oldestContract ?? newest, newest };
  return isInContractRange(range, manifest)
    ? []
    : [
        `it uses contract version ${manifest.contract}, ${name} supports ${formatContractRange(range)}`,
      ];
}

/**
 * Returns the requirements of a module that can be compared with a shell's record. Older shells do not record
 * router and antd, which modules use only through a library: these packages are compared only if recorded.
 */
function selectKnownRequirements({ record }: JudgedShell, requires: PackageRanges): PackageRanges {
  return Object.fromEntries(
    Object.entries(requires).filter(
      ([name]) => name in record.provides || !PACKAGES_OF_LIBRARIES.includes(name),
    ),
  );
}

/**
 * Lists packages for which a module's version was built with another minor version than the shell's. Only a
 * check of the module's pages can show whether such packages work together.
 */
export function listOtherMinors({ requires }: Pick<JudgedVersion, 'requires'>, shell: JudgedShell) {
  return Object.entries(requires).flatMap(([name, range]) => {
    const [provided, built] = [shell.record.provides[name], getBuiltVersion(range)];
    if (provided === undefined || !semver.valid(provided) || !semver.valid(built)) return [];
    const step = semver.diff(provided, built);
    return step === null || step === 'patch' || step === 'prerelease'
      ? []
      : [`it was built with ${name} ${built}, ${shell.name} has ${provided}`];
  });
}

/**
 * Returns the reasons why a module's version would not run in a shell. If the shell's packages are unknown,
 * only the contract versions are compared.
 */
export function findShellFitProblems(version: JudgedVersion, shell: JudgedShell): string[] {
  const { record, name } = shell;
  const missing = [
    ...(shell === SHELL_OF_THIS_REPOSITORY
      ? []
      : listMissingPackages(selectKnownRequirements(shell, version.requires), record.provides)),
    ...(record.libraries ? listMissingExports(version.libraries, record.libraries) : []),
  ];
  return [
    ...listContractProblems(version, shell),
    ...missing.map((sentence) => sentence.replaceAll('the shell', name)),
  ];
}

/** Finds the owner of each claimed path: a shell, or the live version or canary of another module. */
function findPathOwners(
  name: string,
  registry: Pick<RegistryFile, 'modules'>,
  shells: readonly JudgedShell[],
): Map<string, string> {
  const shellPaths = shells.flatMap(({ record }) => record.paths ?? SHELL_PATHS);
  const owners = new Map(shellPaths.map((path) => [getRouteKey(path), 'the shell']));
  for (const { module, role, version } of listReachableVersions(registry)) {
    if (module === name) continue;
    const owner = role === 'canary' ? `the canary of ${module}` : module;
    for (const { path } of version.manifest.routes) {
      if (!owners.has(getRouteKey(path))) owners.set(getRouteKey(path), owner);
    }
  }
  return owners;
}

function listRouteProblems(
  { name, manifest }: JudgedVersion,
  registry: Pick<RegistryFile, 'modules'>,
  shells: readonly JudgedShell[],
): string[] {
  const owners = findPathOwners(name, registry, shells);
  return manifest.routes.flatMap(({ path }) => {
    const key = getRouteKey(path);
    const owner = owners.get(key);
    owners.set(key, 'itself');
    return owner ? [`it claims ${path}, which belongs to ${owner}`] : [];
  });
}

/**
 * Returns the reasons why a module's version may not become live or a canary. The version must run in every
 * shell that a visitor can get, and together with every version of every other module.
 * @param registry registry with the versions that are live or about to go live.
 */
export function fitProblems(
  version: JudgedVersion,
  registry: Pick<RegistryFile, 'modules'>,
  shells: readonly JudgedShell[],
): string[] {
  return [
    ...new Set([
      ...shells.flatMap((shell) => listContractProblems(version, shell)),
      ...listRouteProblems(version, registry, shells),
      ...shells.flatMap((shell) => findShellFitProblems(version, shell)),
    ]),
  ];
}

function formatKibibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}

/** Lists the module's first views that exceed the size budget, each with its largest file. */
function listFirstViewProblems({ files, entryGzipBytes, pages }: BuiltModule): string[] {
  const sizes = new Map(files.map(({ path, content }) => [path, content]));
  return Object.entries(pages).flatMap(([page, paths]) => {
    const parts = paths.map((path) => ({
      path,
      bytes: gzipSync(sizes.get(path) ?? Buffer.alloc(0)).byteLength,
    }));
    const total = entryGzipBytes + parts.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= MAX_FIRST_VIEW_GZIP_BYTES) return [];
    const [largest] = parts.toSorted((one, other) => other.bytes - one.bytes);
    return [
      `the first view of ${page} takes ${formatKibibytes(total)} gzipped, more than ${formatKibibytes(MAX_FIRST_VIEW_GZIP_BYTES)}; its largest file is ${largest?.path} (${formatKibibytes(largest?.bytes ?? 0)})`,
    ];
  });
}

function listSizeProblems(built: BuiltModule): string[] {
  const { entryGzipBytes: bytes } = built;
  return [
    ...(bytes > MAX_ENTRY_GZIP_BYTES
      ? [`its entry takes ${bytes} bytes gzipped, more than ${MAX_ENTRY_GZIP_BYTES}`]
      : []),
    ...listFirstViewProblems(built),
  ];
}

/**
 * Lists the reasons to refuse a build that its files alone show; empty for none.
 * @param registry registry with the versions that are live or about to go live.
 * @param shells every shell that a visitor can get.
 */
export function listProblems(
  built: BuiltModule,
  registry: RegistryFile,
  shells: readonly JudgedShell[],
): string[] {
  return [...fitProblems(built, registry, shells), ...listSizeProblems(built)];
}
