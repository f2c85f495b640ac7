import { listMissingExports, type RegistryFile, type VersionRole } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import semver from 'semver';
import { readJudgedVersion } from './judged-version.ts';
import { listReachableVersions } from './reachable-versions.ts';
import { readRegistry } from './registry-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { findShellFitProblems, type JudgedShell, type JudgedVersion } from './verify.ts';
import { listVisitorShells } from './visitor-shells.ts';

/** Packages and exports that one version of a module requires of the shells. */
interface Need extends JudgedVersion {
  role: VersionRole;
}

async function readNeeds(registry: RegistryFile, store: ReleaseStore): Promise<Need[]> {
  const versions = listReachableVersions(registry);
  return Promise.all(
    versions.map(async ({ module, role, version }) => {
      return { ...(await readJudgedVersion(module, version, store)), role };
    }),
  );
}

/**
 * Lists allowed differences: packages that a module's version was built with in another version than the
 * shell has.
 */
function listSkew(need: Need, { name, record }: JudgedShell): string[] {
  const packages = Object.entries(need.requires).flatMap(([request, range]) => {
    const [provided, built] = [record.provides[request], semver.minVersion(range)?.version];
    const differs = provided && built && need.libraries[request] === undefined;
    return differs && semver.neq(provided, built)
      ? [`built with ${request} ${built}, ${name} has ${provided}`]
      : [];
  });
  const libraries = Object.entries(need.libraries).flatMap(([request, { version, exports }]) => {
    const provided = record.libraries?.[request];
    if (!provided) return [];
    const changed = Object.entries(exports).filter(([key, hash]) => provided.exports[key] !== hash);
    if (changed.length === 0 && provided.version === version) return [];
    const names = changed.map(([key]) => key).join(', ');
    const what = changed.length > 0 ? ` with other declarations of ${names}` : '';
    return [`built with ${request} ${version}, ${name} has ${provided.version}${what}`];
  });
  return [...packages, ...libraries];
}

function formatShell({ name, record }: JudgedShell): string[] {
  const { contract, oldestContract = contract, provides } = record satisfies ShellRecord;
  const packages = Object.entries(provides).map(([request, version]) => `${request} ${version}`);
  return [`${name}  contract ${oldestContract} to ${contract}`, `    has ${packages.join(', ')}`];
}

function formatNeed(need: Need, shells: readonly JudgedShell[]): string[] {
  const { name, role, version, manifest, requires, libraries } = need;
  const used = Object.entries(libraries).map(
    ([request, { exports }]) => `${request} (${Object.keys(exports).join(', ')})`,
  );
  const packages = Object.keys(requires).filter((request) => !(request in libraries));
  const problems = shells.flatMap((shell) => {
    const missing = shell.record.libraries
      ? listMissingExports(libraries, shell.record.libraries)
      : [];
    const wrong = findShellFitProblems(need, shell);
    return wrong.length > 0 || missing.length > 0
      ? wrong.map((problem) => `    WRONG  ${problem}`)
      : listSkew(need, shell).map((skew) => `    skew   ${skew}`);
  });
  return [
    `${name}  ${version}${role === 'canary' ? ' (canary)' : ''}  contract ${manifest.contract}`,
    `    needs ${[...packages, ...used].join(', ') || 'nothing'}`,
    ...problems,
  ];
}

/**
 * Formats what each module version requires of the shells, and the allowed differences, as lines for a
 * terminal.
 */
export async function formatGraph(store: ReleaseStore): Promise<string[]> {
  const registry = await readRegistry(store);
  const [needs, shells] = await Promise.all([
    readNeeds(registry, store),
    listVisitorShells(registry, store),
  ]);
  const damaged = Object.keys(registry.modules).filter(
    (name) => !needs.some((need) => need.name === name),
  );
  return [
    ...shells.flatMap(formatShell),
    ...needs.flatMap((need) => formatNeed(need, shells)),
    ...damaged.map((name) => `${name}  unreadable entry`),
  ];
}
