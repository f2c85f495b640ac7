import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Absolute path of the repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '..');

interface CommandResult {
  /** Exit code; 1 where a signal ended the process. */
  code: number;
  /** Standard output and error in the order they came. */
  output: string;
  seconds: number;
}

interface CommandOptions {
  /** Shown, with the seconds so far, every few seconds while the command is silent to the terminal. */
  label: string;
  env?: Record<string, string>;
  /** Lets the command write to the terminal itself. */
  passThrough?: boolean;
  /** Where to keep the output, for reading it after a failure. */
  logFile?: string;
}

const TICK_MS = 5000;
/** Callers parse what they capture, and it goes into log files. Nx forces colours unless this says otherwise. */
const PLAIN_OUTPUT = { FORCE_COLOR: '0' };
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * What tells this process to stop tells the command too: else a browser test that is stopped half-way leaves browsers and
 * a whole stack behind.
 *
 * @returns `end` takes it back, and tells whether it came to that.
 */
function passSignalsOn(child: ChildProcess): { end(): boolean } {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    // On Ctrl-C a terminal has told the child already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const parentIsGone = () => stop('SIGTERM');
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  process.on('disconnect', parentIsGone);
  return {
    end() {
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
      process.off('disconnect', parentIsGone);
      return isStopping;
    },
  };
}

/**
 * Runs a command of the repository, showing a sign of life. Never throws for a failing command: look at `code`.
 *
 * @throws Error when there is no such command, or it cannot be started.
 */
export async function runCommand(
  command: string,
  commandArguments: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const chunks: Buffer[] = [];
  const child = spawn(command, commandArguments, {
    cwd: REPOSITORY,
    env: { ...process.env, ...(options.passThrough ? {} : PLAIN_OUTPUT), ...options.env },
    stdio: options.passThrough ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const passedOn = passSignalsOn(child);
  const ticker = options.passThrough
    ? undefined
    : setInterval(() => console.log(`  … ${options.label}, ${Math.round(seconds())} s`), TICK_MS);
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  let code: number;
  let isStopping = false;
  try {
    code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exitCode) => resolve(exitCode ?? 1));
    });
  } finally {
    clearInterval(ticker);
    isStopping = passedOn.end();
  }
  if (isStopping) process.exit(1);
  const output = Buffer.concat(chunks).toString('utf8');
  if (options.logFile) {
    await mkdir(path.dirname(options.logFile), { recursive: true });
    await writeFile(options.logFile, output);
  }
  return { code, output, seconds: seconds() };
}
