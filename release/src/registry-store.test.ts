import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHistory } from './history.ts';
import type { RegistryState } from './registry-state.ts';
import { readRegistry, updateRegistry } from './registry-store.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';

const note = { action: 'deploy', subject: 'mf-a' };
const empty = { modules: {}, releases: {}, note };
const withModule = (name: string) => ({ modules: { [name]: {} }, releases: {}, note });

let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-registry-'));
  store = openLocalFolder(folder);
});
afterEach(() => rm(folder, { recursive: true }));

it('an update is decided again from the new state when another writer was faster', async () => {
  const addOther = (state: RegistryState) => ({
    ...state,
    modules: { ...state.modules, 'mf-a': { version: 'other' } },
    note,
  });
  let overtaken = false;
  const seen: unknown[] = [];
  const slow: ReleaseStore = {
    ...store,
    async replace(key, text, revision) {
      if (!overtaken && key === 'registry/mf-a.json') {
        overtaken = true;
        await updateRegistry(store, addOther);
      }
      return store.replace(key, text, revision);
    },
  };
  await updateRegistry(slow, (state) => {
    seen.push(state.modules['mf-a']);
    return { ...state, modules: { ...state.modules, 'mf-a': { version: 'slow' } }, note };
  });
  expect(seen).toEqual([undefined, { version: 'other' }]);
  const registry = await readRegistry(store);
  expect(registry).toMatchObject({ generation: 2, modules: { 'mf-a': { version: 'slow' } } });
});

it('the registry stays unchanged and no temporary file remains when a change throws', async () => {
  await updateRegistry(store, () => withModule('mf-a'));
  const failing = updateRegistry(store, () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await updateRegistry(store, () => empty)).toMatchObject({ generation: 2, modules: {} });
  expect((await readdir(folder)).toSorted()).toEqual(['history.json', 'registry', 'registry.json']);
});

it('the lock of a dead process is removed, and the next write succeeds', async () => {
  const lock = join(folder, 'registry.json.lock');
  await writeFile(lock, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  const taken = await updateRegistry(store, () => withModule('mf-a'));
  expect(taken).toMatchObject({ generation: 1 });
});

it('the error for a lock that another deploy holds says how long to wait', async () => {
  const lock = join(folder, 'registry.json.lock');
  await writeFile(lock, '');
  // The lock file's date is in the future, so the store does not treat the lock as stale.
  const soon = new Date(Date.now() + 8000);
  await utimes(lock, soon, soon);
  const held = updateRegistry(store, () => withModule('mf-a'));
  await expect(held).rejects.toThrow(/Run the command again in \d+ seconds/);
}, 20_000);

it('the error for a damaged file names the file and describes the invalid content in a sentence', async () => {
  await writeFile(join(folder, 'registry.json'), '{"generation":"one"}');
  await expect(readRegistry(store)).rejects.toThrow(
    /registry\.json is damaged\..*\ngeneration has to be a number\.\nmodules is missing: it has to be a record\./,
  );
  await writeFile(join(folder, 'registry.json'), '<html>');
  await expect(readRegistry(store)).rejects.toThrow('registry.json does not contain valid JSON.');
});

describe('the history of registry changes', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('the history records author, action and time of each change', async () => {
    vi.stubEnv('ADWRIGHT_ACTOR', 'ann@adwright.example');
    const before = new Date().toISOString();
    await updateRegistry(store, () => withModule('mf-a'));
    const after = new Date().toISOString();
    await updateRegistry(store, () => empty);
    const [first, second] = await readHistory(store);
    expect(first).toMatchObject({ generation: 1, by: 'ann@adwright.example', subject: 'mf-a' });
    expect(second?.generation).toBe(2);
    expect([before, first?.at, after].toSorted()).toEqual([before, first?.at, after]);
  });

  it('the history contains every change of concurrent writers once, in order', async () => {
    const writers = Array.from({ length: 8 }, (_, index) =>
      updateRegistry(store, (state) => ({
        ...state,
        modules: { ...state.modules, [`mf-${index}`]: {} },
        note,
      })),
    );
    await Promise.all(writers);
    const generations = (await readHistory(store)).map(({ generation }) => generation);
    expect(generations).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('a change is added to the history later if its process died before recording it', async () => {
    await updateRegistry(store, () => withModule('mf-a'));
    await rm(join(folder, 'history.json'));
    await updateRegistry(store, () => empty);
    expect((await readHistory(store)).map(({ generation }) => generation)).toEqual([1, 2]);
  });
});
