import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStore, StoredFile, StoredText } from './release-store.ts';

const LOCK_POLL_MS = 20;
const LOCK_PATIENCE_MS = 10_000;
/**
 * Age in milliseconds from which a lock counts as left by a dead process; a running writer holds the lock for
 * milliseconds.
 */
const LOCK_STALE_MS = 30_000;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function describeReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Renames a lock file that a dead process has left. If several processes notice the lock at once, only one of
 * them succeeds in renaming it.
 */
async function breakStaleLock(lock: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs < LOCK_STALE_MS) return;
    const aside = `${lock}.${randomUUID()}`;
    await rename(lock, aside);
    await rm(aside);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/**
 * Describes for the user how long to wait for a lock. A running deploy holds a lock for milliseconds; the lock
 * of a dead process stays until another process removes it.
 */
async function describeHeldLock(lock: string): Promise<string> {
  const age = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => LOCK_STALE_MS,
  );
  const seconds = Math.max(1, Math.ceil((LOCK_STALE_MS - age) / 1000));
  return `Another deploy holds ${lock}. Nothing is changed. Run the command again in ${seconds} seconds: by then the other deploy is done, or its lock is taken over.`;
}

async function runWithLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lock), { recursive: true });
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      const handle = await open(lock, 'wx');
      await handle.close();
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      if (Date.now() > deadline) throw new Error(await describeHeldLock(lock));
      await breakStaleLock(lock);
      await sleep(LOCK_POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Opens a folder on this machine as a release store, such as the folder that `npm start` serves. */
export function openLocalFolder(folder: string): ReleaseStore {
  const at = (key: string) => path.join(folder, key);

  async function readBytes(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(at(key));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw new Error(`${folder} can't be read: ${describeReason(error)}`, { cause: error });
    }
  }

  async function read(key: string): Promise<StoredText | undefined> {
    const content = await readBytes(key);
    if (!content) return undefined;
    const revision = createHash('sha256').update(content).digest('hex');
    return { text: content.toString(), revision };
  }

  /** The file is renamed into place, so readers see the old or the new file, never a partial file. */
  async function write(key: string, content: string | Buffer): Promise<void> {
    const draft = `${at(key)}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(draft), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, at(key));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw new Error(`${folder} can't be written to: ${describeReason(error)}`, { cause: error });
    }
  }

  return {
    address: folder,
    read,
    readBytes,
    async list(name) {
      const entries = await readdir(at(name), { withFileTypes: true }).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return [];
        throw new Error(`${folder} can't be read: ${describeReason(error)}`, { cause: error });
      });
      return entries.filter((entry) => entry.isFile()).map((entry) => `${name}/${entry.name}`);
    },
    replace: (key, text, revision) =>
      runWithLock(at(`${key}.lock`), async () => {
        if ((await read(key))?.revision !== revision) return false;
        await write(key, text);
        return true;
      }),
    publish: async (files: readonly StoredFile[]) => {
      for (const { key, content } of files) if (!existsSync(at(key))) await write(key, content);
    },
    overwrite: ({ key, content }) => write(key, content),
  };
}
