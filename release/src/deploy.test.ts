import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployModule, promoteCanary, rollBack, startCanary } from './deploy.ts';
import { GenerationConflictError, readRegistry, updateRegistry } from './registry-store.ts';

const empty = { modules: {}, releases: {} };

let root: string;
let cdnDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-release-'));
  cdnDir = join(root, 'cdn');
});
afterEach(() => rm(root, { recursive: true }));

/** A module's workspace as our build preset leaves it. */
async function built(name: string, entry: string, path = `/${name}`): Promise<string> {
  const folder = join(root, name);
  const chunk = 'static/js/async/routes.js';
  const manifest = {
    name,
    owner: 'a team',
    contract: CONTRACT_VERSION,
    routes: [{ path, access: 'user', title: name }],
    navigation: [],
  };
  const assets = {
    exposes: [{ path: './routes', assets: { js: { sync: [chunk] }, css: { sync: [] } } }],
  };
  await mkdir(join(folder, 'dist/static/js/async'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'package.json'), JSON.stringify({ version: '0.1.0' })),
    writeFile(join(folder, 'dist/module.json'), JSON.stringify({ manifest })),
    writeFile(join(folder, 'dist/mf-manifest.json'), JSON.stringify(assets)),
    writeFile(join(folder, 'dist/remoteEntry.js'), entry),
    writeFile(join(folder, 'dist', chunk), `// ${entry}`),
  ]);
  return folder;
}

const originOf = (name: string) => `http://${name}.example:3001`;
const origins = Object.fromEntries(
  ['mf-gallery', ...Array.from({ length: 8 }, (_, index) => `mf-team-${index}`)].map((name) => [
    name,
    originOf(name),
  ]),
);

async function live(name: string): Promise<RegistryModule> {
  return registryModuleSchema.parse((await readRegistry(cdnDir)).modules[name]);
}

describe('deployModule', () => {
  it('puts the files under their version and names them by address and hash', async () => {
    const folder = await built('mf-gallery', 'one');
    const { version, outcome } = await deployModule(folder, { cdnDir, origins });
    expect(outcome).toBe('deployed');
    const entry = await live('mf-gallery');
    const base = `${originOf('mf-gallery')}/${version}`;
    expect(entry.entry).toBe(`${base}/remoteEntry.js`);
    expect(entry.preload.map(({ url }) => url)).toEqual([`${base}/static/js/async/routes.js`]);
    const file = await readFile(join(cdnDir, 'mf-gallery', version, 'remoteEntry.js'));
    expect(entry.integrity).toBe(`sha384-${createHash('sha384').update(file).digest('base64')}`);
  });

  it('changes nothing when the same build is deployed again', async () => {
    const folder = await built('mf-gallery', 'one');
    await deployModule(folder, { cdnDir, origins });
    const before = await readRegistry(cdnDir);
    expect(await deployModule(folder, { cdnDir, origins })).toMatchObject({ outcome: 'unchanged' });
    expect(await readRegistry(cdnDir)).toEqual(before);
  });

  it('keeps the version that was live as the one to fall back to, with its files', async () => {
    const first = await deployModule(await built('mf-gallery', 'one'), { cdnDir, origins });
    const second = await deployModule(await built('mf-gallery', 'two'), { cdnDir, origins });
    const entry = await live('mf-gallery');
    expect([entry.version, entry.previous?.version]).toEqual([second.version, first.version]);
    expect((await readdir(join(cdnDir, 'mf-gallery'))).toSorted()).toEqual(
      [first.version, second.version].toSorted(),
    );
  });

  it('moves current and previous version to a new origin', async () => {
    await deployModule(await built('mf-gallery', 'one'), { cdnDir, origins });
    const folder = await built('mf-gallery', 'two');
    await deployModule(folder, { cdnDir, origins });
    const moved = { 'mf-gallery': 'https://cdn.example' };
    await deployModule(folder, { cdnDir, origins: moved });
    const entry = await live('mf-gallery');
    expect(entry.entry).toMatch(/^https:\/\/cdn\.example\/0\.1\.0-/);
    expect(entry.previous?.entry).toMatch(/^https:\/\/cdn\.example\/0\.1\.0-/);
  });

  it('loses nothing when teams deploy at the same moment', async () => {
    const names = Object.keys(origins);
    const folders = await Promise.all(names.map((name) => built(name, name)));
    await Promise.all(folders.map((folder) => deployModule(folder, { cdnDir, origins })));
    const { generation, modules } = await readRegistry(cdnDir);
    expect(Object.keys(modules).toSorted()).toEqual(names.toSorted());
    expect(generation).toBe(names.length);
    expect((await readdir(cdnDir)).toSorted()).toEqual(
      [...names, 'registry.json', 'releases.json'].toSorted(),
    );
  });

  it.each([
    ['/mf-gallery/', 'belongs to mf-gallery'],
    ['/payment', 'belongs to the shell'],
  ])('refuses a module that claims %s, before anything is written', async (path, reason) => {
    await deployModule(await built('mf-gallery', 'one'), { cdnDir, origins });
    const before = await readRegistry(cdnDir);
    const folder = await built('mf-team-0', 'one', path);
    await expect(deployModule(folder, { cdnDir, origins })).rejects.toThrow(reason);
    expect(await readRegistry(cdnDir)).toEqual(before);
    expect(await readdir(cdnDir)).not.toContain('mf-team-0');
  });

  it('refuses an entry that has grown beyond its budget', async () => {
    const noise = randomBytes(40_000).toString('base64');
    const folder = await built('mf-gallery', noise);
    await expect(deployModule(folder, { cdnDir, origins })).rejects.toThrow('entry takes');
  });

  it('refuses a module that has no origin', async () => {
    const folder = await built('mf-gallery', 'one');
    await expect(deployModule(folder, { cdnDir, origins: {} })).rejects.toThrow('mf-gallery');
  });
});

describe('rollBack', () => {
  it('goes back release by release, and each falls back to the one before it', async () => {
    const versions: string[] = [];
    for (const content of ['one', 'two', 'three']) {
      const folder = await built('mf-gallery', content);
      versions.push((await deployModule(folder, { cdnDir, origins })).version);
    }
    expect(await rollBack('mf-gallery', cdnDir)).toBe(versions[1]);
    const entry = await live('mf-gallery');
    expect([entry.version, entry.previous?.version]).toEqual([versions[1], versions[0]]);
    expect(await rollBack('mf-gallery', cdnDir)).toBe(versions[0]);
    expect((await live('mf-gallery')).previous).toBeUndefined();
    await expect(rollBack('mf-gallery', cdnDir)).rejects.toThrow('no earlier version');
  });

  it('lets a version that was taken back be deployed again', async () => {
    await deployModule(await built('mf-gallery', 'one'), { cdnDir, origins });
    const folder = await built('mf-gallery', 'two');
    const { version } = await deployModule(folder, { cdnDir, origins });
    await rollBack('mf-gallery', cdnDir);
    expect(await deployModule(folder, { cdnDir, origins })).toMatchObject({ outcome: 'deployed' });
    expect((await live('mf-gallery')).version).toBe(version);
  });
});

describe('a canary', () => {
  async function started() {
    const first = await deployModule(await built('mf-gallery', 'one'), { cdnDir, origins });
    const second = await startCanary(await built('mf-gallery', 'two'), 10, { cdnDir, origins });
    return [first.version, second.version];
  }

  it('stands beside what is live', async () => {
    const [first, second] = await started();
    const entry = await live('mf-gallery');
    expect([entry.version, entry.canary?.version, entry.canary?.percent]).toEqual([
      first,
      second,
      10,
    ]);
  });

  it('becomes live when it is promoted, with the old one to fall back to', async () => {
    const [first, second] = await started();
    expect(await promoteCanary('mf-gallery', cdnDir)).toBe(second);
    const entry = await live('mf-gallery');
    expect([entry.version, entry.previous?.version, entry.canary]).toEqual([
      second,
      first,
      undefined,
    ]);
  });

  it('outlives a deploy of what is live already', async () => {
    const [, second] = await started();
    const again = await deployModule(await built('mf-gallery', 'one'), { cdnDir, origins });
    expect(again.outcome).toBe('unchanged');
    expect((await live('mf-gallery')).canary?.version).toBe(second);
  });

  it('is what a rollback takes back first', async () => {
    const [first] = await started();
    expect(await rollBack('mf-gallery', cdnDir)).toBe(first);
    expect((await live('mf-gallery')).canary).toBeUndefined();
  });

  it('needs something live', async () => {
    const folder = await built('mf-gallery', 'one');
    await expect(startCanary(folder, 10, { cdnDir, origins })).rejects.toThrow('nothing live');
  });
});

describe('updateRegistry', () => {
  it('refuses a write that was prepared on another generation', async () => {
    await updateRegistry(cdnDir, () => ({ modules: { 'mf-a': {} }, releases: {} }));
    const late = updateRegistry(cdnDir, () => empty, 0);
    await expect(late).rejects.toThrow(GenerationConflictError);
    expect(Object.keys((await readRegistry(cdnDir)).modules)).toEqual(['mf-a']);
  });

  it('leaves the file alone and frees the lock when a change throws', async () => {
    await updateRegistry(cdnDir, () => ({ modules: { 'mf-a': {} }, releases: {} }));
    const failing = updateRegistry(cdnDir, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await updateRegistry(cdnDir, () => empty)).toEqual({ generation: 2, modules: {} });
  });

  it('takes over the lock of a process that died', async () => {
    await mkdir(cdnDir, { recursive: true });
    const lock = join(cdnDir, 'registry.lock');
    await writeFile(lock, '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    expect(await updateRegistry(cdnDir, () => empty)).toMatchObject({ generation: 1 });
  });
});
