import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { moduleVersionSchema, type RegistryFile, registrySchema } from '@adwright/contracts';
import * as z from 'zod';
import type { ReleaseLog } from './release-log.ts';

const REGISTRY_FILE = 'registry.json';
/** Beside the registry, for the release tool alone: the shell has no use for what was live long ago. */
const RELEASES_FILE = 'releases.json';
const LOCK_FILE = 'registry.lock';
const LOCK_POLL_MS = 20;
const LOCK_PATIENCE_MS = 10_000;
/** A writer holds the lock for milliseconds; one that is this old was left by a process that died. */
const LOCK_STALE_MS = 30_000;

const releaseLogSchema = z.record(z.string(), z.array(moduleVersionSchema));

/** What one write changes. */
export interface RegistryState {
  modules: RegistryFile['modules'];
  releases: ReleaseLog;
}

/** The registry changed between being read and being written. */
export class GenerationConflictError extends Error {
  override readonly name = 'GenerationConflictError';
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readFileAs<Shape>(
  path: string,
  schema: z.ZodType<Shape>,
  absent: Shape,
): Promise<Shape> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return absent;
    throw error;
  }
}

async function replaceFile(path: string, content: unknown): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, path);
}

/** The registry of a cdn folder; an empty one where nothing has been deployed. */
export function readRegistry(cdnDir: string): Promise<RegistryFile> {
  return readFileAs(join(cdnDir, REGISTRY_FILE), registrySchema, { generation: 0, modules: {} });
}

/** Sets a lock aside whose owner died. Renaming picks one winner among those who notice. */
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

async function withLock<Result>(cdnDir: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(cdnDir, { recursive: true });
  const lock = join(cdnDir, LOCK_FILE);
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      const handle = await open(lock, 'wx');
      await handle.close();
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      if (Date.now() > deadline) throw new Error(`${lock} is held by another deploy`);
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

/**
 * Changes the registry in one step: readers see the old file or the new one, writers wait for each other, and
 * the generation goes up by one with each change.
 *
 * The log of releases is written first: a process that dies in between leaves a log that is ahead of the
 * registry, which `withoutLive` bears, and never a registry whose versions nobody remembers.
 *
 * @param change gives the new state, or undefined to leave everything as it is.
 * @param expectedGeneration refuses the write when the registry has moved on since it was looked at.
 * @returns the registry as it stands afterwards.
 * @throws GenerationConflictError
 */
export function updateRegistry(
  cdnDir: string,
  change: (state: RegistryState) => RegistryState | undefined,
  expectedGeneration?: number,
): Promise<RegistryFile> {
  return withLock(cdnDir, async () => {
    const registry = await readRegistry(cdnDir);
    if (expectedGeneration !== undefined && registry.generation !== expectedGeneration) {
      throw new GenerationConflictError(
        `The registry is at generation ${registry.generation}, not ${expectedGeneration}`,
      );
    }
    const releases = await readFileAs(join(cdnDir, RELEASES_FILE), releaseLogSchema, {});
    const state = change({ modules: registry.modules, releases });
    if (!state) return registry;
    const next: RegistryFile = { generation: registry.generation + 1, modules: state.modules };
    await replaceFile(join(cdnDir, RELEASES_FILE), state.releases);
    await replaceFile(join(cdnDir, REGISTRY_FILE), next);
    return next;
  });
}
