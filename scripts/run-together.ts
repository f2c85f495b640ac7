import path from 'node:path';
import { execaNode } from 'execa';
import { forwardSignals } from './forward-signals.mjs';
import { REPOSITORY } from './run-command.ts';

/** A program that runs until it is stopped, such as a server. */
interface Program {
  /** Path of a TypeScript file, relative to the repository. */
  file: string;
  arguments?: readonly string[];
}

/** Suppresses Node 24's warning about SQLite, which the data folder's lock uses. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/**
 * Runs several programs in separate processes, so that a signal to one process does not reach the other
 * programs. When one program ends, the other programs are stopped.
 * @param onReady is called once every program has sent the message `ready` to its parent.
 * @param news message that is sent to the programs once the promise resolves; the caller handles a rejection.
 * @returns the exit code of the program that ended first. The IPC channels keep this process alive, so the
 * caller must end it with `process.exit`.
 */
export async function runTogether(
  programs: readonly Program[],
  onReady: () => void = () => {},
  news?: Promise<string>,
): Promise<number> {
  const children = programs.map(({ file, arguments: words = [] }) =>
    execaNode(path.join(REPOSITORY, file), words, {
      cwd: REPOSITORY,
      nodeOptions: QUIET,
      stdio: 'inherit',
      // The program's IPC channel closes when this process ends in any way, and the program then stops.
      ipc: true,
      reject: false,
      forceKillAfterDelay: false,
    }),
  );
  forwardSignals(children);
  const areReady = children.map((child) =>
    child.getOneMessage({ filter: (message) => message === 'ready' }),
  );
  // A program that ends before it is ready is handled by the code below, which ends the other programs.
  Promise.all(areReady).then(onReady, () => {});
  news?.then((message) => {
    // A program that has ended meanwhile is handled by the code below, which ends the other programs.
    for (const child of children) child.sendMessage(message).catch(() => {});
  });
  const first = await Promise.race(children);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children);
  return first.exitCode ?? 1;
}
