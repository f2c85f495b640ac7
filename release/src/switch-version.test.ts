import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryModuleSchema } from '@adwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Destination, deployModule, startCanary } from './deploy.ts';
import { deployShell } from './deploy-shell.ts';
import { askForVersion } from './gate/ask-for-version.ts';
import { readRegistry, updateRegistry } from './registry-store.ts';
import { getContentType } from './served-headers.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { type AskForVersion, promoteCanary, rollBack } from './switch-version.ts';
import { createGate } from './testing/gate-with.ts';
import { writeSampleBuild, writeSampleShell } from './testing/sample-build.ts';

const MODULE = 'mf-gallery';
const SHELL = 'https://app.example';

let root: string;
let store: ReleaseStore;
let to: Destination;
let host: Server;
let ask: AskForVersion;
/** Pattern of paths for which the module's host answers 404, or never answers; undefined for no path. */
let lost: RegExp | undefined;
let silent: RegExp | undefined;
/** Versions with pages that the gate has opened. */
let shown: string[];
let fault: string | undefined;

beforeEach(async () => {
  [lost, silent, fault] = [undefined, undefined, undefined];
  root = await mkdtemp(join(tmpdir(), 'adwright-switch-'));
  store = openLocalFolder(join(root, 'cdn'));
  host = createServer(async ({ url = '' }, response) => {
    if (silent?.test(url)) return;
    const file = lost?.test(url) ? undefined : await store.read(`${MODULE}${url}`);
    response.writeHead(file ? 200 : 404, {
      'content-type': getContentType(url),
      'access-control-allow-origin': '*',
    });
    response.end(file?.text);
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const address = host.address();
  const port = typeof address === 'object' ? address?.port : '';
  to = { store, origins: { [MODULE]: `http://localhost:${port}` } };
  shown = [];
  ask = askForVersion(store, SHELL, async (version, { modules }) => {
    shown.push(version.version);
    expect(modules[MODULE]).toEqual(version);
    return fault ? [fault] : [];
  });
});
afterEach(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  await rm(root, { recursive: true });
});

async function deployed(content: string): Promise<string> {
  return (await deployModule(await writeSampleBuild(root, MODULE, content), to)).version;
}
const canaryOf = async (content: string) =>
  (await startCanary(await writeSampleBuild(root, MODULE, content), 10, to)).version;
const live = async () => registryModuleSchema.parse((await readRegistry(store)).modules[MODULE]);

describe('rolling back to an earlier version', () => {
  it('a rollback switches in one write to a version, if all files of the version can be fetched', async () => {
    const first = await deployed('one');
    await deployed('two');
    const { generation } = await readRegistry(store);
    expect(await rollBack(MODULE, store, ask)).toBe(first);
    expect((await readRegistry(store)).generation).toBe(generation + 1);
  });

  it('a rollback never offers the replaced version as a fallback', async () => {
    const [first, second] = [await deployed('one'), await deployed('two')];
    await deployed('three');
    await rollBack(MODULE, store, ask, second);
    expect((await live()).previous?.version).toBe(first);
    await rollBack(MODULE, store, ask, first);
    expect((await live()).previous).toBeUndefined();
    const fourth = await deployed('four');
    expect(await live()).toMatchObject({ version: fourth, previous: { version: first } });
  });

  it('a rollback changes nothing when a file is missing, and names the file; a flag turns this check off', async () => {
    const first = await deployed('one');
    await deployed('two');
    const before = await readRegistry(store);
    lost = new RegExp(`${first}/static/js/async/routes.js`);
    const refused = rollBack(MODULE, store, ask);
    await expect(refused).rejects.toThrow(/routes\.js answers 404/);
    await expect(refused).rejects.toThrow('--offline');
    expect(await readRegistry(store)).toEqual(before);
    expect(await rollBack(MODULE, store)).toBe(first);
  });

  it('a rollback refuses a version if a served file differs from the released file', async () => {
    const first = await deployed('one');
    await deployed('two');
    await store.overwrite({
      key: `${MODULE}/${first}/remoteEntry.js`,
      content: Buffer.from('other'),
      contentType: 'text/javascript',
      cacheControl: '',
    });
    await expect(rollBack(MODULE, store, ask)).rejects.toThrow(/remoteEntry\.js is not the file/);
  });

  it('a rollback requests the files that the registry lists when the version’s build record is missing', async () => {
    const first = await deployed('one');
    await deployed('two');
    await rm(join(root, 'cdn', MODULE, first, 'build.json'));
    lost = /routes\.js/;
    await expect(rollBack(MODULE, store, ask)).rejects.toThrow(/routes\.js answers 404/);
    lost = undefined;
    expect(await rollBack(MODULE, store, ask)).toBe(first);
  });

  it('a rollback stops waiting for a host that does not answer, and reports the host', async () => {
    const first = await deployed('one');
    await deployed('two');
    silent = new RegExp(first);
    await expect(rollBack(MODULE, store, ask)).rejects.toThrow('cannot be reached');
  });

  it('a rollback ends a canary even if files of the live version are missing', async () => {
    const first = await deployed('one');
    await canaryOf('two');
    lost = /./;
    expect(await rollBack(MODULE, store, ask)).toBe(first);
    expect((await live()).canary).toBeUndefined();
  });

  it('a rollback requests the files of its new target when somebody deploys meanwhile', async () => {
    await deployed('one');
    const second = await deployed('two');
    const asked: string[] = [];
    const meeting: AskForVersion = async (name, version) => {
      asked.push(version.version);
      if (asked.length === 1) await deployed('three');
      return ask(name, version);
    };
    expect(await rollBack(MODULE, store, meeting)).toBe(second);
    expect(asked).toHaveLength(2);
    expect(asked.at(-1)).toBe(second);
  });
});

describe('promoting a canary to the live version', () => {
  it('a canary is promoted only if all its files can be fetched', async () => {
    const first = await deployed('one');
    const second = await canaryOf('two');
    lost = new RegExp(second);
    await expect(promoteCanary(MODULE, store, ask)).rejects.toThrow(
      /3 files .*remoteEntry\.js.*: answers 404/,
    );
    expect((await live()).version).toBe(first);
    lost = undefined;
    expect(await promoteCanary(MODULE, store, ask)).toBe(second);
    expect((await live()).previous?.version).toBe(first);
  });
});

describe('a package that a module and the shell share', () => {
  const provides = (router: string) => ({
    provides: { react: '19.3.1', 'react-router-dom': router },
  });
  const builtWith = (react: string, router: string) =>
    writeSampleBuild(root, MODULE, `${react} ${router}`, {
      requires: { react: `^${react}`, 'react-router-dom': `^${router}` },
    });
  const gate = createGate({ shell: undefined });

  beforeEach(async () => {
    await deployShell({ store, folder: await writeSampleShell(root, 'one', provides('7.18.5')) });
  });

  it('a module’s registry entry contains a shared package with the shell’s version of it', async () => {
    await deployModule(await builtWith('19.3.1', '7.18.5'), to);
    expect((await live()).requires).toEqual({ react: '^19.3.1', 'react-router-dom': '^7.18.5' });
    const newer = deployModule(await builtWith('19.3.1', '7.19.0'), { ...to, gate });
    await expect(newer).rejects.toThrow('react-router-dom ^7.19.0, the shell has 7.18.5');
  });

  it('a build with another minor version of a shared package is refused unless the gate has checked its pages', async () => {
    const folder = await builtWith('19.2.0', '7.17.0');
    for (const unseen of [to, { ...to, gate: createGate({ ...gate, looksAtPages: false }) }]) {
      await expect(deployModule(folder, unseen)).rejects.toThrow(
        'it was built with react-router-dom 7.17.0, the shell has 7.18.5: its pages must be checked',
      );
    }
    expect(await deployModule(folder, { ...to, gate })).toMatchObject({ outcome: 'deployed' });
  });

  it('a canary with another minor version of a shared package is promoted only after the gate has checked its pages', async () => {
    await deployModule(await builtWith('19.3.1', '7.18.5'), to);
    const canary = await startCanary(await builtWith('19.3.1', '7.18.4'), 10, to);
    const next = await writeSampleShell(root, 'two', provides('7.20.0'));
    await deployShell({ store, folder: next });
    fault = '/my-ads shows nothing';
    await expect(promoteCanary(MODULE, store, ask)).rejects.toThrow('/my-ads shows nothing');
    fault = undefined;
    expect(await promoteCanary(MODULE, store, ask)).toBe(canary.version);
    expect(shown).toEqual([canary.version, canary.version]);
  });

  it('a build with the shell’s minor version of a shared package needs no check of its pages', async () => {
    const first = await deployModule(await builtWith('19.3.1', '7.18.5'), to);
    await deployModule(await builtWith('19.3.0', '7.18.5'), to);
    expect(await rollBack(MODULE, store, ask)).toBe(first.version);
    expect(shown).toEqual([]);
  });

  it('the version of a shared package is read from the build rather than from a forged registry entry', async () => {
    await deployModule(await builtWith('19.3.1', '7.18.5'), to);
    const { version } = await startCanary(await builtWith('19.2.0', '7.18.5'), 10, { ...to, gate });
    const entry = await live();
    const forged = { react: '^19.3.1', 'react-router-dom': '^7.18.5' };
    const forging = updateRegistry(store, (state) => ({
      ...state,
      modules: {
        ...state.modules,
        [MODULE]: { ...entry, canary: { ...entry.canary, requires: forged } },
      },
      note: { action: 'canary', subject: MODULE, version },
    }));
    await expect(forging).rejects.toThrow(
      `of its version ${version} the entry says that it needs react ^19.3.1, its build says ^19.2.0`,
    );
    expect(await live()).toEqual(entry);
  });
});
