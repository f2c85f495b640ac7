import path from 'node:path';
import { execa } from 'execa';
import { forwardSignals } from './forward-signals.mjs';

/** Absolute path of the repository's top folder. */
export const REPOSITORY = path.resolve(import.meta.dirname, '..');

interface CommandResult {
  /** Exit code of the command; 1 when a signal ended its process. */
  code: number;
  /** Standard output and standard error of the command, in order of arrival. */
  output: string;
}

interface CommandOptions {
  /** Label that is shown with the elapsed seconds every few seconds while the command prints nothing. */
  label: string;
  env?: Record<string, string>;
  /** Whether the command writes to the terminal itself, so that its output is not captured. */
  passThrough?: boolean;
}

const TICK_MS = 5000;
/** Colours are turned off, because callers parse the captured text and Nx would force colours. */
const PLAIN_OUTPUT = { FORCE_COLOR: '0' };

/**
 * Runs a command of the repository, and shows progress while the command runs. A failing command does not
 * throw, so callers must check `code`.
 * @throws Error when the command does not exist, or cannot be started.
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
