import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportPublicKey } from '@adwright/remotes/release';
import { verifyRegistry } from '@adwright/remotes/signed-registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployModule, removeModule } from './deploy.ts';
import { readHistory } from './history.ts';
import { mergeRegistry } from './merge-registry.ts';
import { readRegistry, updateRegistry } from './registry-store.ts';
import { openLocalFolder } from './store/local-folder.ts';
import { openLocalReleases, readLocalRegistryKey } from './store/local-releases.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { rollBack } from './switch-version.ts';
import { writeSampleBuild } from './testing/sample-build.ts';

const origins = { 'mf-gallery': 'https://gallery.example', 'mf-auth': 'https://auth.example' };

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-merge-'));
  store = openLocalReleases(root);
});
afterEach(() => rm(root, { recursive: true }));

const file = (name: string) => join(root, 'cdn', name);
const deploy = async (name: string, text: string, path = `/${name}`) =>
  deployModule(await writeSampleBuild(root, name, text, { path }), { store, origins });

it('every registry is signed with the key in its data folder', async () => {
  await deploy('mf-gallery', 'one');
  const text = await readFile(file('registry.json'), 'utf8');
  const key = exportPublicKey(readLocalRegistryKey(root));
  expect(await verifyRegistry(text, key)).toMatchObject({ generation: 1 });
  await expect(verifyRegistry(text.replace('gallery.', 'evil.'), key)).rejects.toThrow('this key');
  await expect(verifyRegistry('{"generation":9,"modules":{}}', key)).rejects.toThrow('not signed');
});

it('a forged registry is rebuilt from the teams’ parts, under a higher generation number', async () => {
  await deploy('mf-gallery', 'one');
  const { modules } = await readRegistry(store);
  await writeFile(
    file('registry.json'),
    JSON.stringify({ generation: 40, modules: { ...modules, 'mf-evil': { version: '1' } } }),
  );
  const merged = await mergeRegistry(store);
  expect(merged.generation).toBeGreaterThan(40);
  expect(merged.modules).toEqual(modules);
});

it('a part with a lower serial number than the merged part is refused', async () => {
  await deploy('mf-gallery', 'one');
  const old = await readFile(file('registry/mf-gallery.json'), 'utf8');
  const { version } = await deploy('mf-gallery', 'two');
  await writeFile(file('registry/mf-gallery.json'), old);
  const merged = await mergeRegistry(store);
  expect(merged).toMatchObject({ generation: 2, modules: { 'mf-gallery': { version } } });
  // The next deploy has a newer build than the two versions before it.
  const third = await deploy('mf-gallery', 'three');
  expect((await readRegistry(store)).modules['mf-gallery']).toMatchObject({
    version: third.version,
  });
});

it('a signed registry stays unchanged in a process without the signing key', async () => {
  await deploy('mf-gallery', 'one');
  const before = await readFile(file('registry.json'), 'utf8');
  const withoutKey = openLocalFolder(join(root, 'cdn'));
  await updateRegistry(
    withoutKey,
    (state) => ({
      ...state,
      flags: { 'new-page': true },
      note: { action: 'flag', subject: 'new-page' },
    }),
    true,
  );
  await expect(mergeRegistry(withoutKey)).rejects.toThrow('ADWRIGHT_REGISTRY_KEY');
  expect(await readFile(file('registry.json'), 'utf8')).toBe(before);
});

it('the registry’s generation number rises with every change, including removals and rollbacks', async () => {
  await deploy('mf-gallery', 'one');
  await deploy('mf-gallery', 'two');
  await rollBack('mf-gallery', store);
  await removeModule('mf-gallery', store);
  const history = await readHistory(store);
  expect(history.map(({ generation, action }) => [generation, action])).toEqual([
    [1, 'deploy'],
    [2, 'deploy'],
    [3, 'rollback'],
    [4, 'remove'],
  ]);
});

describe('a team with write access only to its own part', () => {
  /**
   * Returns a store with a team's access rights: like the bucket's policy, it refuses the registry's files and
   * has no signing key.
   */
  const teamStore = (): ReleaseStore => ({
    ...openLocalFolder(join(root, 'cdn')),
    replace: (key, text, revision) => {
      if (!key.startsWith('registry/mf-gallery')) throw new Error(`AccessDenied ${key}`);
      return openLocalFolder(join(root, 'cdn')).replace(key, text, revision);
    },
  });

  /**
   * Merges the teams' parts repeatedly, as the command `merge --watch` does.
   * @returns the function that stops the repetition, after the last merge
   */
  const keepMerging = () => {
    let isOver = false;
    const merging = (async () => {
      for (; !isOver; await sleep(100)) await mergeRegistry(store);
    })();
    return async () => {
      isOver = true;
      await merging;
    };
  };

  it('a team’s change is live once the process with the signing key has merged it', async () => {
    await deploy('mf-gallery', 'one');
    const built = await writeSampleBuild(root, 'mf-gallery', 'two');
    const deploying = deployModule(built, { store: teamStore(), origins });
    const stopMerging = keepMerging();
    const { version } = await deploying;
    await stopMerging();
    expect((await readRegistry(store)).modules['mf-gallery']).toMatchObject({ version });
  });

  it('a refused change of a team leaves no trace in the registry', async () => {
    await deploy('mf-auth', 'one');
    const { version } = await deploy('mf-gallery', 'one');
    const taking = updateRegistry(teamStore(), (state) => {
      const entry = structuredClone(state.modules['mf-gallery']);
      const refused = { ...Object(entry), version: '9.9.9-refused' };
      refused.manifest.routes[0].path = '/mf-auth';
      const releases = [...(state.releases['mf-gallery'] ?? []), refused];
      return {
        ...state,
        modules: { ...state.modules, 'mf-gallery': refused },
        releases: { ...state.releases, 'mf-gallery': releases },
        note: { action: 'deploy', subject: 'mf-gallery' },
      };
    });
    const stopMerging = keepMerging();
    await expect(taking).rejects.toThrow('belongs to mf-auth');
    await stopMerging();
    const part = JSON.parse(await readFile(file('registry/mf-gallery.json'), 'utf8'));
    expect(part.entry).toMatchObject({ version });
    expect(JSON.stringify([part.entry, part.releases])).not.toContain('refused');
  });

  it.each([
    ['another module’s page', { path: '/mf-auth' }, 'it claims /mf-auth, which belongs to mf-auth'],
    ['a page of the shell', { path: '/terms' }, 'it claims /terms, which belongs to the shell'],
  ])(
    'a team can’t take %s, whatever its part says; the history reports the attempt',
    async (_what, { path }, reason) => {
      await deploy('mf-auth', 'one');
      await deploy('mf-gallery', 'one');
      const before = await readRegistry(store);
      const part = JSON.parse(await readFile(file('registry/mf-gallery.json'), 'utf8'));
      part.entry.manifest.routes[0].path = path;
      part.serial += 1;
      part.changes.push({ ...part.changes[0], serial: part.serial });
      await writeFile(file('registry/mf-gallery.json'), JSON.stringify(part));
      const merged = await mergeRegistry(store);
      expect(merged.modules).toEqual(before.modules);
      expect((await readHistory(store)).at(-1)).toMatchObject({ action: 'refuse', remark: reason });
    },
  );

  it('a team can’t enlarge the registry beyond the size limit of entries', async () => {
    await deploy('mf-auth', 'one');
    await deploy('mf-gallery', 'one');
    const before = await readRegistry(store);
    const part = JSON.parse(await readFile(file('registry/mf-gallery.json'), 'utf8'));
    part.entry.manifest.owner = 'x'.repeat(200_000);
    part.serial += 1;
    part.changes.push({ ...part.changes[0], serial: part.serial });
    await writeFile(file('registry/mf-gallery.json'), JSON.stringify(part));
    expect((await mergeRegistry(store)).modules).toEqual(before.modules);
    expect((await readHistory(store)).at(-1)).toMatchObject({
      action: 'refuse',
      remark: expect.stringMatching(/takes \d+ KB of the registry, more than 100/),
    });
  });

  it('a team can’t claim a version that belongs to another module', async () => {
    await deploy('mf-auth', 'one');
    await deploy('mf-gallery', 'one');
    const before = await readRegistry(store);
    const part = JSON.parse(await readFile(file('registry/mf-auth.json'), 'utf8'));
    await writeFile(file('registry/mf-gallery.json'), JSON.stringify({ ...part, serial: 9 }));
    expect((await mergeRegistry(store)).modules).toEqual(before.modules);
  });
});

it('a registry from before the split into parts is accepted and signed', async () => {
  const unsigned = openLocalFolder(join(root, 'cdn'));
  await deploy('mf-gallery', 'one');
  const { modules } = await readRegistry(store);
  await rm(file('registry'), { recursive: true });
  await writeFile(file('registry.json'), JSON.stringify({ generation: 5, modules }));
  expect(await mergeRegistry(store)).toMatchObject({ generation: 6, modules });
  const text = (await unsigned.read('registry.json'))?.text ?? '';
  await expect(
    verifyRegistry(text, exportPublicKey(readLocalRegistryKey(root))),
  ).resolves.toBeDefined();
});

describe('a store from before the registry was split into parts', () => {
  /**
   * Creates an unsigned store with two modules, a shell and flags. Only one team has deployed since the
   * registry was split into one file for each team.
   */
  const startMixedStore = async () => {
    await deploy('mf-gallery', 'one');
    await deploy('mf-auth', 'one');
    await deploy('mf-auth', 'two');
    const { modules } = await readRegistry(store);
    const shell = { version: '1.0.0' };
    const flags = { 'new-page': true };
    const past = JSON.parse(await readFile(file('registry/mf-auth.json'), 'utf8')).releases;
    const oldest = { ...past[0], version: '0.0.1-oldest' };
    await rm(file('registry'), { recursive: true });
    await writeFile(
      file('registry.json'),
      JSON.stringify({ generation: 5, modules, shell, flags }),
    );
    await writeFile(file('releases.json'), JSON.stringify({ 'mf-auth': [oldest, ...past] }));
    await deployModule(await writeSampleBuild(root, 'mf-gallery', 'two'), {
      store: openLocalFolder(join(root, 'cdn')),
      origins,
    });
    return { shell, flags, before: await readRegistry(store) };
  };

  it('the first signed merge preserves all entries when only one team has written a part', async () => {
    const { shell, flags, before } = await startMixedStore();
    const merged = await mergeRegistry(store);
    expect(merged).toMatchObject({ modules: before.modules, shell, flags });
    expect(Object.keys(merged.modules).toSorted()).toEqual(['mf-auth', 'mf-gallery']);
  });

  it('the registry can be rebuilt from its parts after the first signed merge', async () => {
    const { shell, flags, before } = await startMixedStore();
    await mergeRegistry(store);
    await writeFile(file('registry.json'), JSON.stringify({ generation: 40, modules: {} }));
    expect(await mergeRegistry(store)).toMatchObject({ modules: before.modules, shell, flags });
  });

  it.each(['signed', 'unsigned'])(
    'a rollback leads to a version of the old log, %s',
    async (kind) => {
      await startMixedStore();
      const own = kind === 'signed' ? store : openLocalFolder(join(root, 'cdn'));
      await mergeRegistry(own);
      await rollBack('mf-auth', own, undefined, '0.0.1-oldest');
      expect((await readRegistry(own)).modules['mf-auth']).toMatchObject({
        version: '0.0.1-oldest',
      });
      // A rollback drops all later releases, so the log from before the parts must not restore them.
      await expect(rollBack('mf-auth', own)).rejects.toThrow('no earlier version');
    },
  );
});

it('a change of two parts in one step is refused', async () => {
  const both = updateRegistry(store, (state) => ({
    ...state,
    modules: { 'mf-a': {}, 'mf-b': {} },
    note: { action: 'deploy', subject: 'mf-a' },
  }));
  await expect(both).rejects.toThrow('One change at a time');
});
