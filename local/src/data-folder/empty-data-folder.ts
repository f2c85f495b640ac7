import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCK_FILE, LOCK_OWNER_FILE } from './lock-data-folder.ts';

/** Removes everything in a data folder but its lock. Only the process that holds the lock may call it. */
export async function emptyDataFolder(dataDir: string): Promise<void> {
  const kept = [LOCK_FILE, LOCK_OWNER_FILE];
  const names = (await readdir(dataDir)).filter((name) => !kept.includes(name));
  await Promise.all(
    names.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })),
  );
}
