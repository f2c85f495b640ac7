import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from './run-command.ts';

/** A program of the repository that runs until it is told to stop. */
export interface Program {
  /** TypeScript file, relative to the repository. */
  file: string;
  arguments?: readonly string[];
}

/** The lock of the data folder is SQLite's, which Node 24 warns about at each start. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** Resolves with the exit code; 1 where a signal ended the program. */
function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve();
    });
  });
}

/**
 * Runs programs side by side, each in a process of its own, so that a signal reaches them and nothing else. When one
 * ends, the others are stopped too.
 *
 * @param onReady called once every program has sent the message `ready` to its parent.
 * @param news told to the programs, as a message, when it is there; a failure is the caller's to handle.
 * @returns the exit code of the one that ended first. The channels keep this process alive: leave by `process.exit`.
 */
export async function runTogether(
  programs: readonly Program[],
  onReady: () => void = () => {},
  news?: Promise<string>,
): Promise<number> {
  const children = programs.map(({ file, arguments: programArguments = [] }) =>
    spawn(process.execPath, [...QUIET, path.join(REPOSITORY, file), ...programArguments], {
      cwd: REPOSITORY,
      // The channel ends with this process, however it ends, and the program stops by it.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const stopAll = (signal: NodeJS.Signals) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // On Ctrl-C a terminal has told the children already.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) stopAll(signal);
    });
  }
  process.on('disconnect', () => stopAll('SIGTERM'));
  Promise.all(children.map(saysReady)).then(onReady);
  news?.then((message) => {
    for (const child of children) if (child.connected) child.send(message);
  });
  const endings = children.map(ended);
  const first = await Promise.race(endings);
  stopAll('SIGTERM');
  await Promise.all(endings);
  return first;
}

/** Says what failed and ends; programs that run together stop by the end of their channel to this process. */
export function giveUp(failure: unknown): never {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exit(1);
}
