import { CONTRACT_RANGE, SHELL_PATHS } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import type { RsbuildPlugin } from '@rsbuild/core';
import { libraryApis } from './library-api.ts';
import { packagesBehind, sharedModules } from './shared.ts';

/** File beside the shell's pages that tells the release tool what modules will meet. */
const SHELL_RECORD_FILE = 'shell.json';

/** Packages that modules share with the shell, each with its version. */
function providedPackages(): Record<string, string> {
  const singletons = Object.entries(sharedModules('shell')).filter(
    ([, { singleton }]) => singleton,
  );
  return Object.fromEntries([
    ...singletons.map(([name, { version }]) => [name, version]),
    ...packagesBehind().map(({ name, version }) => [name, version]),
  ]);
}

async function shellRecord(): Promise<ShellRecord> {
  return {
    contract: CONTRACT_RANGE.newest,
    oldestContract: CONTRACT_RANGE.oldest,
    provides: providedPackages(),
    libraries: await libraryApis(),
    paths: [...SHELL_PATHS],
  };
}

/**
 * Writes what the shell offers to modules into its build, and tells the loader what its shared libraries export.
 *
 * @param environment the one that carries the federation runtime; the record is written once.
 */
export function pluginShellRecord(environment: string): RsbuildPlugin {
  return {
    name: 'adwright:shell-record',
    setup(api) {
      api.modifyRsbuildConfig(async (config, { mergeRsbuildConfig }) => {
        // In development nothing is judged: a module's developer sees what is missing.
        const libraries = api.context.action === 'dev' ? undefined : await libraryApis();
        const packages = api.context.action === 'dev' ? undefined : providedPackages();
        const define = {
          ADWRIGHT_SHARED_LIBRARIES: JSON.stringify(libraries) ?? 'undefined',
          ADWRIGHT_SHARED_PACKAGES: JSON.stringify(packages) ?? 'undefined',
        };
        return mergeRsbuildConfig(config, { source: { define } });
      });
      api.processAssets(
        { stage: 'additional', environments: [environment] },
        async ({ compilation, sources }) => {
          const text = `${JSON.stringify(await shellRecord(), null, 2)}\n`;
          compilation.emitAsset(SHELL_RECORD_FILE, new sources.RawSource(text));
        },
      );
    },
  };
}
