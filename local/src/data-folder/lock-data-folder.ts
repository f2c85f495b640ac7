import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Files of the lock; {@link emptyDataFolder} keeps them. */
export const LOCK_FILE = 'in-use.lock';
export const LOCK_OWNER_FILE = 'in-use.pid';

const SQLITE_BUSY = 5;

/**
 * Takes a data folder for this process, so that nobody else empties it, deploys into it or opens its database.
 *
 * The lock is SQLite's on an empty database: the operating system drops it when the process ends, by a kill too, so no
 * lock goes stale and no reused process id blocks a start.
 * @returns the function that releases the folder.
 * @throws {Error} naming the folder and the process that has it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true });
  const lock = new DatabaseSync(path.join(dataDir, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (isBusy(cause)) throw new Error(await inUseMessage(dataDir), { cause });
    throw cause;
  }
  await writeFile(path.join(dataDir, LOCK_OWNER_FILE), `${process.pid}\n`);
  return () => lock.close();
}

/** @throws {Error} when another process has the data folder. */
export async function checkDataFolderIsFree(dataDir: string): Promise<void> {
  (await lockDataFolder(dataDir))();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

async function inUseMessage(dataDir: string): Promise<string> {
  const owner = await readFile(path.join(dataDir, LOCK_OWNER_FILE), 'utf8').catch(() => 'unknown');
  return [
    `The data folder ${dataDir} is in use by another Adwright (process ${owner.trim()}).`,
    'Stop it, or choose another folder with ADWRIGHT_DATA_DIR.',
  ].join(' ');
}
