import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deployAll, deployModule, deployNewModules } from './deploy.ts';
import type { Gate } from './gate/gate.ts';
import { readRegistry } from './registry-store.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { createGate } from './testing/gate-with.ts';
import { writeSampleBuild } from './testing/sample-build.ts';
import { listBuiltModuleFolders } from './workspace.ts';

vi.mock('./workspace.ts', async (original) => ({
  ...(await original<typeof import('./workspace.ts')>()),
  listBuiltModuleFolders: vi.fn(),
}));

const origins = { 'mf-gallery': 'https://gallery.example', 'mf-auth': 'https://auth.example' };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-new-modules-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Creates a gate (the checks before a deploy) that finds the given problems in every page. */
const gateThatFinds =
  (problems: string[]): (() => Promise<Gate>) =>
  async () =>
    createGate({ pageProblems: async () => problems });

it('the gate checks a new module before the module goes live, even at the product’s first start', async () => {
  const destination = { store: openLocalFolder(join(root, 'cdn')), origins };
  const live = async () => Object.keys((await readRegistry(destination.store)).modules);
  const gallery = await writeSampleBuild(root, 'mf-gallery', 'one');
  vi.mocked(listBuiltModuleFolders).mockResolvedValue([gallery]);
  await deployAll(destination);
  expect(await live()).toEqual(['mf-gallery']);

  const auth = await writeSampleBuild(root, 'mf-auth', 'one', { path: '/auth' });
  vi.mocked(listBuiltModuleFolders).mockResolvedValue([gallery, auth]);
  await deployAll(destination);
  expect(await live()).toEqual(['mf-gallery']);

  const refused = await deployNewModules(destination, gateThatFinds(['/auth shows nothing']));
  expect(refused.join()).toMatch(/mf-auth is new, and not live: .*\/auth shows nothing/s);
  expect(await live()).toEqual(['mf-gallery']);

  const [line] = await deployNewModules(destination, gateThatFinds([]));
  expect(line).toMatch(/^mf-auth 0\.1\.0-\w+ is new, and live$/);
  expect(await live()).toEqual(['mf-gallery', 'mf-auth']);
});

it('a deploy fails when another deploy takes one of its pages meanwhile, and its entry of the registry is restored', async () => {
  const store = openLocalFolder(join(root, 'cdn'));
  const other = await writeSampleBuild(root, 'mf-auth', 'one', { path: '/wanted' });
  let isTaken = false;
  // A store in which a second deploy writes between the first deploy's last check and its write.
  const contested: ReleaseStore = {
    ...store,
    async replace(key, text, revision) {
      if (!isTaken && key === 'registry/mf-gallery.json') {
        isTaken = true;
        await deployModule(other, { store, origins });
      }
      return store.replace(key, text, revision);
    },
  };
  const gallery = await writeSampleBuild(root, 'mf-gallery', 'one', { path: '/wanted' });
  vi.mocked(listBuiltModuleFolders).mockResolvedValue([gallery]);
  const deploying = deployAll({ store: contested, origins });
  await expect(deploying).rejects.toThrow(
    'mf-gallery is not changed: it claims /wanted, which belongs to mf-auth.',
  );
  const registry = await readRegistry(store);
  expect(Object.keys(registry.modules)).toEqual(['mf-auth']);
  expect(registry.refusals).toBeUndefined();
  const part = JSON.parse(await readFile(join(root, 'cdn/registry/mf-gallery.json'), 'utf8'));
  expect(part).toMatchObject({ entry: null, releases: [] });
});
