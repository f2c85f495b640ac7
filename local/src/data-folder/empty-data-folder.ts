import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCK_FILE, readLockOwner } from './lock-data-folder.ts';

/**
 * Names of files and folders that the product writes into its data folder, except the lock file. The files and
 * folders are removed in this order.
 */
const OWN_NAMES = [
  ...['db', 'db.unfinished', 'storage', 'mail', 'payments', 'cdn', 'development', 'logs'],
  ...['content-credentials', 'registry-key', 'secrets.json'],
];

/**
 * Files by which a data folder of the product is recognised; folders of other programs rarely contain them.
 */
const MARKS = ['secrets.json', 'cdn/registry.json'];

/**
 * Removes the files that the product wrote into a data folder, and keeps all other files. Only the process that
 * holds the folder's lock may call this function.
 * @returns the names of the kept files and folders, which the product did not write.
 * @throws {Error} Thrown before anything is removed, if the folder is not a data folder or contains another
 * data folder.
 */
export async function emptyDataFolder(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  const own = OWN_NAMES.filter((name) => names.includes(name));
  if (own.length > 0 && !MARKS.some((mark) => existsSync(path.join(dataDir, mark)))) {
    throw new Error(
      `${dataDir} is not emptied: it holds ${own.join(', ')}, but no keys of Adwright, so they may be somebody else's. ` +
        'Choose another folder with ADWRIGHT_DATA_DIR, or remove them yourself.',
    );
  }
  await refuseFoldersBelow(dataDir, own);
  for (const name of own) await rm(path.join(dataDir, name), { recursive: true, force: true });
  return names.filter((name) => !own.includes(name) && !name.startsWith('in-use.'));
}

async function refuseFoldersBelow(dataDir: string, own: readonly string[]): Promise<void> {
  for await (const folder of listFoldersBelow(dataDir)) {
    const owner = await readLockOwner(folder);
    if (owner !== null) {
      throw new Error(
        `${dataDir} is not emptied: ${folder} in it is in use by another Adwright (process ${owner}). ` +
          'Stop that one first.',
      );
    }
    const [top = ''] = path.relative(dataDir, folder).split(path.sep);
    if (own.includes(top)) {
      throw new Error(
        `${dataDir} is not emptied: ${folder} in it is the data folder of another Adwright. Move it elsewhere first.`,
      );
    }
  }
}

/**
 * Yields every data folder of the product below a folder. Symbolic links are not followed, since removing a
 * symbolic link keeps its target.
 */
async function* listFoldersBelow(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const below = path.join(folder, entry.name);
    if (existsSync(path.join(below, LOCK_FILE))) yield below;
    yield* listFoldersBelow(below);
  }
}
