import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { explainFullDisk } from './explain-full-disk.ts';

/** Name of the lock file in a data folder; {@link emptyDataFolder} keeps this file. */
export const LOCK_FILE = 'in-use.lock';
export const LOCK_OWNER_FILE = 'in-use.pid';

const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process: no other process can empty it, deploy into it or open its database.
 *
 * The lock is SQLite's file lock on an empty database. The operating system releases the lock when the process
 * ends, even after a kill. A killed process therefore leaves no stale lock, and a reused process id blocks no
 * start.
 * @returns the function that unlocks the folder.
 * @throws {Error} The message names the folder and the process that locks it, or a full disk.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const lock = await takeLock(dataDir).catch(async (failure: unknown) => {
    throw await explainFullDisk(failure, dataDir);
  });
  if (!lock) throw new Error(await describeUse(dataDir));
  return () => lock.close();
}

async function takeLock(dataDir: string): Promise<DatabaseSync | null> {
  await mkdir(dataDir, { recursive: true });
  const lock = openLock(dataDir);
  if (lock) await writeFile(path.join(dataDir, LOCK_OWNER_FILE), `${process.pid}\n`);
  return lock;
}

/** @throws {Error} Thrown when another process has locked the data folder. */
export async function checkDataFolderIsFree(dataDir: string): Promise<void> {
  (await lockDataFolder(dataDir))();
}

/**
 * Describes the process that has locked a data folder; returns null when the folder is not locked.
 */
export async function readLockOwner(dataDir: string): Promise<string | null> {
  const lock = openLock(dataDir);
  lock?.close();
  return lock ? null : readOwner(dataDir);
}

/** Opens the lock's SQLite database; returns null when another process has locked it. */
function openLock(dataDir: string): DatabaseSync | null {
  const lock = new DatabaseSync(path.join(dataDir, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

async function readOwner(dataDir: string): Promise<string> {
  const owner = await readFile(path.join(dataDir, LOCK_OWNER_FILE), 'utf8').catch(() => 'unknown');
  return owner.trim();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

async function describeUse(dataDir: string): Promise<string> {
  return [
    `The data folder ${dataDir} is in use by another Adwright (process ${await readOwner(dataDir)}).`,
    'Stop it, or choose another folder with ADWRIGHT_DATA_DIR.',
  ].join(' ');
}
