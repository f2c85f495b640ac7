import path from 'node:path';
import { execaNode } from 'execa';
import { forwardSignals } from './forward-signals.mjs';
import { REPOSITORY } from './run-command.ts';

/** A program of the repository that runs until it is stopped. */
interface Program {
  /** TypeScript file, relative to the repository. */
  file: string;
  arguments?: readonly string[];
}

/** The data folder's lock uses SQLite, about which Node 24 warns at each start. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/**
 * Runs programs in separate processes, so that a signal reaches only them. When one ends, the others are
 * stopped.
 * @param onReady called once every program has sent the message `ready` to its parent.
 * @param news sent to the programs once it resolves; the caller handles a rejection.
 * @returns the exit code of the program that ended first. The channels keep this process alive, so end it with
 * `process.exit`.
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
      // The channel closes when this process ends in any way, and the program then stops.
      ipc: true,
      reject: false,
      forceKillAfterDelay: false,
    }),
  );
  forwardSignals(children);
  const areReady = children.map((child) =>
    child.getOneMessage({ filter: (message) => message === 'ready' }),
  );
  // A program that ends before it is ready is no error here: the code below then ends the other programs.
  Promise.all(areReady).then(onReady, () => {});
  news?.then((message) => {
    // A program that has ended meanwhile is no error here: the code below then ends the other programs.
    for (const child of children) child.sendMessage(message).catch(() => {});
  });
  const first = await Promise.race(children);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children);
  return first.exitCode ?? 1;
}
