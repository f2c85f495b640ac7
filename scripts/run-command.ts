import { spawn } from 'node:child_process';
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

/** Runs a command of the repository, showing a sign of life. Never throws for a failing command: look at `code`. */
export async function runCommand(
  command: string,
  commandArguments: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const ticker = options.passThrough
    ? undefined
    : setInterval(() => console.log(`  … ${options.label}, ${Math.round(seconds())} s`), TICK_MS);
  const chunks: Buffer[] = [];
  const child = spawn(command, commandArguments, {
    cwd: REPOSITORY,
    env: { ...process.env, ...options.env },
    stdio: options.passThrough ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  clearInterval(ticker);
  const output = Buffer.concat(chunks).toString('utf8');
  if (options.logFile) {
    await mkdir(path.dirname(options.logFile), { recursive: true });
    await writeFile(options.logFile, output);
  }
  return { code, output, seconds: seconds() };
}
