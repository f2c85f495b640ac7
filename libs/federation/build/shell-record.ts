import { CONTRACT_VERSION, type ShellRecord } from '@adwright/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sharedModules } from './shared.ts';

/** File beside the shell's pages that tells the release tool what modules will meet. */
const SHELL_RECORD_FILE = 'shell.json';

function shellRecord(): ShellRecord {
  const singletons = Object.entries(sharedModules('shell')).filter(
    ([, { singleton }]) => singleton,
  );
  const provides = singletons.map(([name, { version }]) => [name, version]);
  return { contract: CONTRACT_VERSION, provides: Object.fromEntries(provides) };
}

/**
 * Writes what the shell offers to modules into its build.
 *
 * @param environment the one that carries the federation runtime; it is written once.
 */
export function pluginShellRecord(environment: string): RsbuildPlugin {
  return {
    name: 'adwright:shell-record',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: [environment] },
        ({ compilation, sources }) => {
          const text = `${JSON.stringify(shellRecord(), null, 2)}\n`;
          compilation.emitAsset(SHELL_RECORD_FILE, new sources.RawSource(text));
        },
      );
    },
  };
}
