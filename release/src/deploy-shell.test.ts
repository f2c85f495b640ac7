import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellRecord } from '@adwright/contracts/build-record';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployModule, startCanary } from './deploy.ts';
import {
  deployShell,
  getShellEntry,
  promoteShell,
  rollBackShell,
  startShellCanary,
  syncShell,
  takeBackShellCanary,
} from './deploy-shell.ts';
import { readRegistry } from './registry-store.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { promoteCanary, rollBack } from './switch-version.ts';
import { writeSampleBuild, writeSampleShell } from './testing/sample-build.ts';

const MODULE = 'mf-gallery';
const origins = { [MODULE]: 'https://gallery.example', 'mf-auth': 'https://auth.example' };

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-shell-'));
  store = openLocalFolder(join(root, 'cdn'));
});
afterEach(() => rm(root, { recursive: true }));

const deployed = async (text: string, record?: Partial<ShellRecord>) =>
  (await deployShell({ store, folder: await writeSampleShell(root, text, record) })).version;
const tried = async (text: string, record?: Partial<ShellRecord>) =>
  startShellCanary(10, { store, folder: await writeSampleShell(root, text, record) });
const moduleOf = (entry: string, options: Parameters<typeof writeSampleBuild>[3] = {}) =>
  writeSampleBuild(root, MODULE, entry, options);
const deployedModule = async (
  entry: string,
  options: Parameters<typeof writeSampleBuild>[3] = {},
) => (await deployModule(await moduleOf(entry, options), { store, origins })).version;
const entry = async () => getShellEntry(await readRegistry(store));
const page = async (folder: string, name = 'app.html') =>
  (await store.read(`${folder}/${name}`))?.text ?? '';

describe('versions of the shell (the page that loads modules)', () => {
  it('a version of the shell is named in each of its pages', async () => {
    const version = await deployed('one');
    expect(version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    expect((await entry())?.version).toBe(version);
    for (const name of ['app.html', 'index.html']) {
      expect(await page('shell', name)).toContain(
        `<meta name="adwright-shell" content="${version}">`,
      );
    }
    expect((await store.read('shell/static/js/one.js'))?.text).toBe('one');
  });

  it('deploying the same shell again keeps the registry unchanged, and repairs pages that belong to another version', async () => {
    const folder = await writeSampleShell(root, 'one');
    await deployShell({ store, folder });
    await store.overwrite({
      key: 'shell/app.html',
      content: Buffer.from('half'),
      contentType: 'text/html',
      cacheControl: '',
    });
    expect(await deployShell({ store, folder })).toMatchObject({ outcome: 'unchanged' });
    expect(await page('shell')).toContain('app one');
  });

  it('the shell is rolled back one version at a time, and old files remain stored', async () => {
    const first = await deployed('one');
    await deployed('two');
    expect(await page('shell')).toContain('app two');
    expect(await rollBackShell(store)).toBe(first);
    expect(await page('shell')).toContain('app one');
    expect((await store.read('shell/static/js/two.js'))?.text).toBe('two');
    await expect(rollBackShell(store)).rejects.toThrow('no earlier version');
  });

  it('the shell is rolled back to any earlier version by name', async () => {
    const first = await deployed('one');
    await deployed('two');
    await deployed('three');
    expect(await rollBackShell(store, first)).toBe(first);
    expect(await page('shell')).toContain('app one');
    expect((await entry())?.previous).toBeUndefined();
    await expect(rollBackShell(store, '9.9.9-none')).rejects.toThrow('no version 9.9.9-none');
  });

  it('the served pages match the last change of the registry, whichever of two deploys is slower', async () => {
    await deployed('one');
    const folder = await writeSampleShell(root, 'two');
    let meddled = false;
    const slow: ReleaseStore = {
      ...store,
      async overwrite(file) {
        if (!meddled && file.key === 'shell/index.html') {
          meddled = true;
          await rollBackShell(store);
        }
        return store.overwrite(file);
      },
    };
    await deployShell({ store: slow, folder });
    expect(await page('shell')).toContain('app one');
    expect(await page('shell', 'index.html')).toContain('landing one');
  });
});

describe('canaries of the shell (the page that loads modules)', () => {
  it('a canary of the shell has its own pages beside the live pages, until it is promoted or rolled back', async () => {
    const first = await deployed('one');
    expect(await page('shell-canary')).toContain('app one');
    const second = await tried('two');
    expect(await entry()).toMatchObject({
      version: first,
      canary: { version: second, percent: 10 },
    });
    expect(await page('shell')).toContain('app one');
    expect(await page('shell-canary')).toContain('app two');
    expect(await rollBackShell(store)).toBe(first);
    expect(await page('shell-canary')).toContain('app one');

    await tried('two');
    expect(await promoteShell(store)).toBe(second);
    expect(await entry()).toEqual({ version: second, previous: { version: first } });
    expect(await page('shell')).toContain('app two');
  });

  it('a failing canary of the shell is rolled back automatically only if no newer canary has replaced it', async () => {
    await deployed('one');
    const second = await tried('two');
    expect(await takeBackShellCanary('other', store)).toBe(false);
    expect(await takeBackShellCanary(second, store)).toBe(true);
    expect(await page('shell-canary')).toContain('app one');
    await syncShell(store);
  });

  it('a canary of the shell is refused when the same version is already live', async () => {
    await deployed('one');
    await expect(tried('one')).rejects.toThrow('is live already');
    await deployedModule('one');
    const again = startCanary(await moduleOf('one'), 10, { store, origins });
    await expect(again).rejects.toThrow('is live already');
  });

  it('a canary of the shell is refused when no shell is live', async () => {
    await expect(tried('one')).rejects.toThrow('No shell is live');
  });
});

describe('contract versions between the shell and modules', () => {
  it('a shell with a contract version that no module supports is refused at deploy and as a canary, without an outage', async () => {
    await deployed('one');
    const version = await deployedModule('one');
    const refusal = `${MODULE} ${version}: it uses contract version 1, this shell supports 2`;
    await expect(deployed('two', { contract: 2 })).rejects.toThrow(refusal);
    await expect(tried('two', { contract: 2 })).rejects.toThrow(refusal);
    expect(await page('shell')).toContain('app one');
  });

  it('a contract version is raised and rolled back in one app after another, without an outage', async () => {
    const first = await deployed('one');
    await deployedModule('one');
    await expect(deployedModule('two', { contract: 2 })).rejects.toThrow(
      'it uses contract version 2, the shell supports 1',
    );

    const bridge = await deployed('two', { contract: 2, oldestContract: 1 });
    const second = await deployedModule('two', { contract: 2 });
    await expect(rollBackShell(store)).rejects.toThrow(
      `${MODULE} ${second}: it uses contract version 2, this shell supports 1`,
    );
    expect((await entry())?.version).toBe(bridge);

    await deployed('three', { contract: 2 });
    await expect(rollBack(MODULE, store)).rejects.toThrow('uses contract version 1');
    expect(await rollBackShell(store)).toBe(bridge);
    await rollBack(MODULE, store);
    expect(await rollBackShell(store)).toBe(first);
  });

  it('a module must support the contract of the shell’s canary, and the shell’s canary must support modules’ canaries', async () => {
    await deployed('one', { contract: 2, oldestContract: 1 });
    await deployedModule('one', { contract: 2 });
    await tried('two', { contract: 3, oldestContract: 2 });
    await expect(deployedModule('two', { contract: 1 })).rejects.toThrow(
      'it uses contract version 1, the shell’s canary supports 2 to 3',
    );
    await rollBackShell(store);
    await startCanary(await moduleOf('two', { contract: 1 }), 0, { store, origins });
    await expect(tried('two', { contract: 3, oldestContract: 2 })).rejects.toThrow(
      `the canary of ${MODULE}`,
    );
  });
});

describe('a library that modules and the shell share', () => {
  const libraries = (name: string, version = '1.0.0', hash = 'aaa') => ({
    '@adwright/credits': { version, exports: { [name]: hash } },
  });

  it('a module that uses a missing export of a library is refused, and a shell that lacks the export is refused too', async () => {
    await deployed('one', { libraries: libraries('useCredits') });
    await expect(deployedModule('one', { libraries: libraries('useForecast') })).rejects.toThrow(
      'it uses useForecast of @adwright/credits, which the shell’s 1.0.0 does not',
    );
    await deployedModule('one', { libraries: libraries('useCredits') });
    await expect(deployed('two', { libraries: libraries('useBalance') })).rejects.toThrow(
      'it uses useCredits of @adwright/credits, which this shell’s 1.0.0 does not have',
    );
  });

  it('a module that was built with another declaration of a library’s export is refused unless the library’s version allows the difference', async () => {
    await deployed('one', { libraries: libraries('useCredits') });
    await deployedModule('one', { libraries: libraries('useCredits') });
    const changed = { libraries: libraries('useCredits', '1.0.0', 'bbb') };
    await expect(deployed('two', changed)).rejects.toThrow('declares it differently');
    await expect(deployedModule('two', changed)).rejects.toThrow('declares it differently');
    await deployed('two', { libraries: libraries('useCredits', '1.1.0', 'bbb') });
  });

  it('library exports are checked again when a canary is promoted and when a version is rolled back', async () => {
    await deployed('one', { libraries: libraries('useCredits') });
    const first = await deployedModule('one', { libraries: libraries('useCredits') });
    const both = { useCredits: 'aaa', useBalance: 'bbb' };
    await deployed('two', {
      libraries: { '@adwright/credits': { version: '1.1.0', exports: both } },
    });
    await deployedModule('two', { libraries: libraries('useBalance', '1.1.0', 'bbb') });
    await deployed('three', {
      libraries: { '@adwright/credits': { version: '2.0.0', exports: { useBalance: 'bbb' } } },
    });
    await expect(rollBack(MODULE, store, undefined, first)).rejects.toThrow('uses useCredits');
  });
});

describe('paths that two modules claim', () => {
  const claim = (name: string, text: string, path: string) =>
    writeSampleBuild(root, name, text, { path });
  const to = () => ({ store, origins });

  beforeEach(async () => {
    await deployModule(await claim(MODULE, 'one', '/gallery'), to());
    await deployModule(await claim('mf-auth', 'one', '/auth'), to());
  });

  it('a module’s canary may not claim a path that another module’s canary or live version has', async () => {
    await startCanary(await claim(MODULE, 'two', '/both'), 100, to());
    await expect(startCanary(await claim('mf-auth', 'two', '/both'), 100, to())).rejects.toThrow(
      `it claims /both, which belongs to the canary of ${MODULE}`,
    );
    await expect(deployModule(await claim('mf-auth', 'three', '/BOTH/'), to())).rejects.toThrow(
      `belongs to the canary of ${MODULE}`,
    );
  });

  it('two modules may not claim one path in two canaries at the same time', async () => {
    const [mine, others] = [
      await claim(MODULE, 'two', '/both'),
      await claim('mf-auth', 'two', '/both'),
    ];
    const key = `registry/${MODULE}.json`;
    let isOvertaken = false;
    const slow: ReleaseStore = {
      ...store,
      async replace(name, text, revision) {
        if (name === key && !isOvertaken) {
          isOvertaken = true;
          await startCanary(others, 10, to());
        }
        return store.replace(name, text, revision);
      },
    };
    const late = startCanary(mine, 10, { ...to(), store: slow });
    await expect(late).rejects.toThrow('it claims /both, which belongs to mf-auth');
    const { modules } = await readRegistry(store);
    expect(modules['mf-auth']).toHaveProperty('canary');
    expect(modules[MODULE]).not.toHaveProperty('canary');
    await expect(promoteCanary(MODULE, store)).rejects.toThrow('has no canary');
  });

  it('a rollback of a module is refused if its earlier page has moved to another module', async () => {
    await deployModule(await claim(MODULE, 'two', '/other'), to());
    await deployModule(await claim('mf-auth', 'two', '/gallery'), to());
    await expect(rollBack(MODULE, store)).rejects.toThrow(
      'it claims /gallery, which belongs to mf-auth',
    );
  });
});
