import { getRouteKey, type RegistryFile, SHELL_PATHS } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import type { BuiltShell } from './built-shell.ts';
import { readJudgedVersion } from './judged-version.ts';
import { listReachableVersions } from './reachable-versions.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { findShellFitProblems } from './verify.ts';

/** Opens every module's pages in a build of the shell before a release. */
export interface ShellGate {
  /** Whether the gate opens pages in a browser. */
  looksAtPages: boolean;
  /**
   * Opens every module's pages in a build of the shell, and returns the problems.
   * @param registry registry that names the modules' versions.
   */
  pageProblems(built: BuiltShell, registry: RegistryFile): Promise<string[]>;
}

/**
 * Returns the reasons why a shell may not be released: it must run every version of every module that visitors
 * can get.
 * @param record the packages and exports that the shell offers to modules.
 * @param registry registry with the modules' live versions and canaries.
 */
export async function listShellProblems(
  record: ShellRecord,
  registry: Pick<RegistryFile, 'modules'>,
  store: ReleaseStore,
): Promise<string[]> {
  const shell = { name: 'this shell', record };
  const own = new Set((record.paths ?? SHELL_PATHS).map(getRouteKey));
  const problems = await Promise.all(
    listReachableVersions(registry).map(async ({ module, role, version }) => {
      const judged = await readJudgedVersion(module, version, store);
      const taken = version.manifest.routes.filter(({ path }) => own.has(getRouteKey(path)));
      const who = role === 'canary' ? `the canary of ${module}` : module;
      return [
        ...findShellFitProblems(judged, shell),
        ...taken.map(({ path }) => `it has ${path}, which this shell claims`),
      ].map((problem) => `${who} ${version.version}: ${problem}`);
    }),
  );
  return problems.flat();
}
