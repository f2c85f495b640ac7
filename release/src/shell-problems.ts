import { type RegistryFile, routeKey, SHELL_PATHS } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import type { BuiltShell } from './built-shell.ts';
import { judgedVersion } from './judged-version.ts';
import { reachableVersions } from './reachable-versions.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { shellFitProblems } from './verify.ts';

/** Shows every module in a build of the shell. */
export interface ShellGate {
  /** Whether it opens pages in a browser. */
  looksAtPages: boolean;
  /** @param registry what is live. */
  pageProblems(built: BuiltShell, registry: RegistryFile): Promise<string[]>;
}

/**
 * Reasons why a shell may not become live or a canary: it must run every version of every module that a visitor
 * may get.
 * @param record what the shell offers.
 * @param registry what is live.
 */
export async function shellProblems(
  record: ShellRecord,
  registry: Pick<RegistryFile, 'modules'>,
  store: ReleaseStore,
): Promise<string[]> {
  const shell = { name: 'this shell', record };
  const own = new Set((record.paths ?? SHELL_PATHS).map(routeKey));
  const problems = await Promise.all(
    reachableVersions(registry).map(async ({ module, role, version }) => {
      const judged = await judgedVersion(module, version, store);
      const taken = version.manifest.routes.filter(({ path }) => own.has(routeKey(path)));
      const who = role === 'canary' ? `the canary of ${module}` : module;
      return [
        ...shellFitProblems(judged, shell),
        ...taken.map(({ path }) => `it has ${path}, which this shell claims`),
      ].map((problem) => `${who} ${version.version}: ${problem}`);
    }),
  );
  return problems.flat();
}
