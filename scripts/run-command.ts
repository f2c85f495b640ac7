import path from 'node:path';
import { execa } from 'execa';
import { forwardSignals } from './forward-signals.mjs';

/** Absolute path of the repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '..');

interface CommandResult {
  /** Exit code; 1 when a signal ended the process. */
  code: number;
  /** Standard output and error in order of arrival. */
  output: string;
}

interface CommandOptions {
  /** Label shown with the elapsed seconds every few seconds while the command prints nothing. */
  label: string;
  env?: Record<string, string>;
  /** Lets the command write to the terminal itself. */
  passThrough?: boolean;
}

const TICK_MS = 5000;
/** Turns colours off, because callers parse the captured text and Nx forces colours otherwise. */
const PLAIN_OUTPUT = { FORCE_COLOR: '0' };

/**
 * Runs a command of the repository and shows progress. A failing command doesn't throw: check `code`.
 * @throws Error when there is no such command, or it cannot be started.
 */
export async function runCommand(
  command: string,
  commandArguments: readonly string[],
  { label, env, passThrough = false }: CommandOptions,
): Promise<CommandResult> {
  const started = performance.now();
  const child = execa(command, commandArguments, {
    cwd: REPOSITORY,
    env: { ...(passThrough ? {} : PLAIN_OUTPUT), ...env },
    stdin: passThrough ? 'inherit' : 'ignore',
    stdout: passThrough ? 'inherit' : 'pipe',
    stderr: passThrough ? 'inherit' : 'pipe',
    all: true,
    reject: false,
    stripFinalNewline: false,
    forceKillAfterDelay: false,
  });
  const endPassingOn = forwardSignals([child]);
  const ticker = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    if (!passThrough) console.log(`  … ${label}, ${seconds} s`);
  }, TICK_MS);
  const result = await child;
  clearInterval(ticker);
  if (endPassingOn()) process.exit(1);
  if (result.code !== undefined && result.exitCode === undefined) throw result;
  return { code: result.exitCode ?? 1, output: result.all ?? '' };
}
