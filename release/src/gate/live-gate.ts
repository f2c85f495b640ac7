import { PATHS, registryModuleSchema } from '@adwright/contracts';
import { allowsOrigin, readPolicy } from '../content-security-policy.ts';
import { fileProblems } from './file-problems.ts';
import type { Gate } from './gate.ts';
import type { GateAccount } from './gate-visitor.ts';
import { type LiveShell, readLiveShell } from './live-shell.ts';
import { pageProblems } from './page-problems.ts';

export interface LiveGateOptions {
  /** Origin of the shell that is live. */
  shell: string;
  /** False leaves the pages unseen. */
  withBrowser: boolean;
  account?: GateAccount | undefined;
}

/** A shell that may not load from the module's origin shows none of its pages: said once, and before they are tried. */
async function originProblems({ origin }: LiveShell, moduleOrigin: string): Promise<string[]> {
  const { headers } = await fetch(new URL(PATHS.login, origin));
  const policy = headers.get('content-security-policy');
  if (!policy || allowsOrigin(readPolicy(policy)('script-src'), moduleOrigin)) return [];
  return [
    `the live shell’s Content-Security-Policy does not know ${moduleOrigin}. A new module’s origin is known after the next npm start; on a host, after npm run release -- headers`,
  ];
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
      const { entry } = registryModuleSchema.parse(registry.modules[built.name]);
      const base = new URL('.', entry);
      const problems = await originProblems(shell, base.origin);
      if (problems.length > 0 || !options.withBrowser) return problems;
      return pageProblems(built, registry, shell, base, options.account);
    },
    fileProblems: (built, base) => fileProblems(built.files, base, shell.origin),
  };
}
