import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CanaryHealth } from './canary-verdict.ts';
import { readRegistry, updateRegistry } from './registry-store.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { checkCanaries, formatCanary } from './watch-canaries.ts';

describe('checkCanaries, which judges and rolls back canaries', () => {
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
  const health = (visitors: number, failing: number): CanaryHealth => {
    const measured = { lcpMs: [], inpMs: [], cls: [] };
    return {
      canary: { visitors, failing, ...measured },
      live: { visitors: 40, failing: 0, ...measured },
    };
  };
  const broken = health(10, 9);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-watch-'));
    store = openLocalFolder(folder);
    await put('2');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('checkCanaries rolls back and reports a canary that exceeds its error budget', async () => {
    const [state] = await checkCanaries(store, async () => broken);
    expect(state && formatCanary(state)).toBe(
      'mf-gallery 2 is taken back: it failed for 9 of 10 visitors, the live version for 0 of 40',
    );
    expect(await canary()).toBeUndefined();
  });

  it('checkCanaries leaves a working canary unchanged', async () => {
    await checkCanaries(store, async () => health(10, 0));
    expect(await canary()).toBe('2');
  });

  it('checkCanaries leaves a canary unchanged that started while the previous canary was judged', async () => {
    const [state] = await checkCanaries(store, async () => {
      await put('3');
      return broken;
    });
    expect([state?.takenBack, await canary()]).toEqual([false, '3']);
  });
});
