import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOverBudget, type ModuleHealth } from './canary-budget.ts';
import { readRegistry, updateRegistry } from './registry-store.ts';
import { localFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { canaryLine, checkCanaries } from './watch-canaries.ts';

describe('isOverBudget', () => {
  it.each<[string, ModuleHealth, boolean]>([
    ['one hostile visitor', { visitors: 1, failing: 1 }, false],
    ['two failing among few', { visitors: 5, failing: 2 }, false],
    ['everybody fails, and they are few', { visitors: 4, failing: 4 }, false],
    ['three of five', { visitors: 5, failing: 3 }, true],
    ['a share within the budget', { visitors: 60, failing: 3 }, false],
    ['a share beyond it', { visitors: 59, failing: 3 }, true],
  ])('%s', (_case, health, over) => {
    expect(isOverBudget(health)).toBe(over);
  });
});

describe('checkCanaries', () => {
  let folder: string;
  let store: ReleaseStore;

  const version = (name: string): RegistryModule => ({
    version: name,
    entry: `https://mf-gallery.example/${name}/remoteEntry.js`,
    integrity: `sha384-${'a'.repeat(64)}`,
    preload: [],
    manifest: {
      name: 'mf-gallery',
      owner: 'a team',
      contract: 1,
      routes: [{ path: '/my-ads', access: 'user', title: 'My Ads' }],
      navigation: [],
    },
  });
  const put = (canary: string) =>
    updateRegistry(store, (state) => ({
      ...state,
      modules: { 'mf-gallery': { ...version('1'), canary: { ...version(canary), percent: 50 } } },
      note: { action: 'canary', subject: 'mf-gallery' },
    }));
  const canary = async () =>
    registryModuleSchema.parse((await readRegistry(store)).modules['mf-gallery']).canary?.version;
  const broken: ModuleHealth = { visitors: 10, failing: 9 };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-watch-'));
    store = localFolder(folder);
    await put('2');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('takes back what is over its budget, and says so', async () => {
    const [state] = await checkCanaries(store, async () => broken);
    expect(state && canaryLine(state)).toBe('mf-gallery 2 failed for 9 of 10 visitors: taken back');
    expect(await canary()).toBeUndefined();
  });

  it('leaves what works', async () => {
    await checkCanaries(store, async () => ({ visitors: 10, failing: 0 }));
    expect(await canary()).toBe('2');
  });

  it('leaves a canary that came while it looked at the one before', async () => {
    const [state] = await checkCanaries(store, async () => {
      await put('3');
      return broken;
    });
    expect([state?.takenBack, await canary()]).toEqual([false, '3']);
  });
});
