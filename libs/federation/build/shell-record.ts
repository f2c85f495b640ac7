import { CONTRACT_RANGE, SHELL_PATHS } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import { listProvidedPackages } from '@adwright/remotes/build';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readLibraryApis } from './library-api.ts';
import { buildSharedModules, listPackagesBehind } from './shared.ts';

/** Returns the packages that the shell shares with modules, each with its version. */
function listShellPackages(): Record<string, string> {
  return {
    ...listProvidedPackages(buildSharedModules('shell')),
    ...Object.fromEntries(listPackagesBehind().map(({ name, version }) => [name, version])),
  };
}

/** Returns the packages and contracts that the shell provides to modules. */
export async function buildShellRecord(): Promise<ShellRecord> {
  return {
    contract: CONTRACT_RANGE.newest,
    oldestContract: CONTRACT_RANGE.oldest,
    provides: listShellPackages(),
    libraries: await readLibraryApis(),
    paths: [...SHELL_PATHS],
  };
}

/** Adds the list of exports of the shell's shared libraries to the build, for the loader. */
export function pluginSharedLibraries(): RsbuildPlugin {
  return {
    name: 'adwright:shared-libraries',
    setup(api) {
      api.modifyRsbuildConfig(async (config, { mergeRsbuildConfig }) => {
        // A development build contains no list and refuses no module, because its developer notices missing
        // exports.
        const libraries = api.context.action === 'dev' ? undefined : await readLibraryApis();
        const packages = api.context.action === 'dev' ? undefined : listShellPackages();
        const define = {
          ADWRIGHT_SHARED_LIBRARIES: JSON.stringify(libraries) ?? 'undefined',
          ADWRIGHT_SHARED_PACKAGES: JSON.stringify(packages) ?? 'undefined',
        };
        return mergeRsbuildConfig(config, { source: { define } });
      });
    },
  };
}
