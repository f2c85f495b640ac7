import path from 'node:path';
import { execaNode } from 'execa';
import { passSignalsOn, REPOSITORY } from './run-command.ts';

/** A program of the repository that runs until it is told to stop. */
interface Program {
  /** TypeScript file, relative to the repository. */
  file: string;
  arguments?: readonly string[];
}

/** The lock of the data folder is SQLite's, which Node 24 warns about at each start. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/**
 * Runs programs side by side, each in a process of its own, so that a signal reaches them and nothing else. When one
 * ends, the others are stopped too.
 *
 * @param onReady called once every program has sent the message `ready` to its parent.
 * @param news sent to the programs when it is there; a failure is the caller's to handle.
 * @returns the exit code of the one that ended first. The channels keep this process alive: leave by `process.exit`.
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
      // The channel ends with this process, however it ends, and the program stops by it.
      ipc: true,
      reject: false,
      forceKillAfterDelay: false,
    }),
  );
  passSignalsOn(children);
  const areReady = children.map((child) =>
    child.getOneMessage({ filter: (message) => message === 'ready' }),
  );
  // A program that ends before it is ready ends the others below.
  Promise.all(areReady).then(onReady, () => {});
  news?.then((message) => {
    // One that has ended meanwhile ends the others below.
    for (const child of children) child.sendMessage(message).catch(() => {});
  });
  const first = await Promise.race(children);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children);
  return first.exitCode ?? 1;
}

/** Says what failed and ends; programs that run together stop by the end of their channel to this process. */
export function giveUp(failure: unknown): never {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exit(1);
}
