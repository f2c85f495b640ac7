import { PATHS, registryModuleSchema } from '@adwright/contracts';
import { isOriginAllowed, readPolicy } from '../content-security-policy.ts';
import { ask } from '../doctor/problem.ts';
import { findFileProblems } from './file-problems.ts';
import type { Gate } from './gate.ts';
import type { GateAccount } from './gate-visitor.ts';
import { type LiveShell, readLiveShell } from './live-shell.ts';
import { findPageProblems } from './page-problems.ts';

interface LiveGateOptions {
  /** Origin of the live shell. */
  shell: string;
  /** Whether the gate opens pages in a browser. */
  withBrowser: boolean;
  account?: GateAccount | undefined;
}

/** Returns the sources from which the live shell's policy allows scripts. */
async function readScriptSources({ origin }: LiveShell): Promise<readonly string[]> {
  const response = await ask(new URL(PATHS.login, origin), { redirect: 'follow' });
  await response.body?.cancel();
  return readPolicy(response.headers.get('content-security-policy') ?? '')('script-src');
}

/**
 * Reports once if the shell's policy forbids scripts from the module's origin, so that none of the module's
 * pages could work. The check of the module's origin runs before any page is opened.
 */
function findOriginProblems(
  sources: readonly string[],
  moduleOrigin: string,
  shellOrigin: string,
): string[] {
  if (isOriginAllowed(sources, moduleOrigin, shellOrigin)) return [];
  return [
    `the live shell’s Content-Security-Policy does not allow ${moduleOrigin}. The origin of a new module is allowed after the next npm start, or on a host, after npm run release -- headers`,
  ];
}

/**
 * Opens the gate of a deployment that this machine can reach.
 *
 * @throws NoLiveShellError
 * @throws Error when the shell's page does not answer.
 */
export async function openLiveGate(options: LiveGateOptions): Promise<Gate> {
  const shell = await readLiveShell(options.shell);
  const sources = await readScriptSources(shell);
  return {
    shell: shell.record,
    looksAtPages: options.withBrowser,
    async pageProblems(built, registry) {
      const { entry } = registryModuleSchema.parse(registry.modules[built.name]);
      const base = new URL('.', entry);
      const problems = findOriginProblems(sources, base.origin, shell.origin);
      if (problems.length > 0 || !options.withBrowser) return problems;
      return findPageProblems(built, registry, shell, base, options.account);
    },
    fileProblems: (built, base) => findFileProblems(built.files, base, shell.origin),
  };
}
