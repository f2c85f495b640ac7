import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GenerationConflictError, readRegistry, updateRegistry } from './registry-store.ts';
import { localFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';

const empty = { modules: {}, releases: {} };

let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-registry-'));
  store = localFolder(folder);
});
afterEach(() => rm(folder, { recursive: true }));

it('refuses a write that was prepared on another generation', async () => {
  await updateRegistry(store, () => ({ modules: { 'mf-a': {} }, releases: {} }));
  const late = updateRegistry(store, () => empty, 0);
  await expect(late).rejects.toThrow(GenerationConflictError);
  expect(Object.keys((await readRegistry(store)).modules)).toEqual(['mf-a']);
});

it('decides anew on what is there when somebody else was quicker', async () => {
  const addOther = () => ({ modules: { 'mf-other': {} }, releases: {} });
  let overtaken = false;
  const slow: ReleaseStore = {
    ...store,
    async replace(key, text, revision) {
      if (!overtaken && key === 'registry.json') {
        overtaken = true;
        await updateRegistry(store, addOther);
      }
      return store.replace(key, text, revision);
    },
  };
  await updateRegistry(slow, (state) => ({ ...state, modules: { ...state.modules, 'mf-a': {} } }));
  const registry = await readRegistry(store);
  expect(registry).toEqual({ generation: 2, modules: { 'mf-other': {}, 'mf-a': {} } });
});

it('leaves the file alone when a change throws, and nothing beside it', async () => {
  await updateRegistry(store, () => ({ modules: { 'mf-a': {} }, releases: {} }));
  const failing = updateRegistry(store, () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await updateRegistry(store, () => empty)).toEqual({ generation: 2, modules: {} });
  expect((await readdir(folder)).toSorted()).toEqual(['registry.json', 'releases.json']);
});

it('takes over the lock of a process that died', async () => {
  const lock = join(folder, 'registry.json.lock');
  await writeFile(lock, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  expect(await updateRegistry(store, () => empty)).toMatchObject({ generation: 1 });
});
