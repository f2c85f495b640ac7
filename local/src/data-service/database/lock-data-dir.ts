import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes sure that one process at a time works in a data folder: two on one PGlite folder destroy it.
 * A lock left behind by a process that is gone is taken over.
 * @returns the function that gives the folder free.
 * @throws {Error} naming the folder and the process that has it.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'in-use.pid');
  if (!(await writeLock(file))) {
    const owner = Number.parseInt(await readFile(file, 'utf8'), 10);
    if (isRunning(owner)) {
      throw new Error(
        [
          `The data folder ${dataDir} is in use by another Adwright (process ${owner}).`,
          'Stop it, or choose another folder with ADWRIGHT_DATA_DIR.',
          `If that process is something else, delete ${file}.`,
        ].join(' '),
      );
    }
    await rm(file, { force: true });
    if (!(await writeLock(file))) throw new Error(`The data folder ${dataDir} was just taken.`);
  }
  return () => rm(file, { force: true });
}

async function writeLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(`${process.pid}\n`);
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
