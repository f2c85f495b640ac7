import { registryModuleSchema } from '@adwright/contracts';
import { fileProblems } from './file-problems.ts';
import type { Gate } from './gate.ts';
import type { GateAccount } from './gate-visitor.ts';
import { readLiveShell } from './live-shell.ts';
import { pageProblems } from './page-problems.ts';

export interface LiveGateOptions {
  /** Origin of the shell that is live. */
  shell: string;
  /** False leaves the pages unseen. */
  withBrowser: boolean;
  account?: GateAccount | undefined;
}

/**
 * The gate of a deployment that can be reached from here.
 *
 * @throws NoLiveShellError
 */
export async function liveGate(options: LiveGateOptions): Promise<Gate> {
  const shell = await readLiveShell(options.shell);
  return {
    shell: shell.record,
    async pageProblems(built, registry) {
      if (!options.withBrowser) return [];
      const { entry } = registryModuleSchema.parse(registry.modules[built.name]);
      return pageProblems(built, registry, shell, new URL('.', entry), options.account);
    },
    fileProblems: (built, base) => fileProblems(built.files, base, shell.origin),
  };
}
