import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryModuleSchema } from '@adwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Destination, deployModule, startCanary } from './deploy.ts';
import { askForVersion } from './gate/ask-for-version.ts';
import { readRegistry } from './registry-store.ts';
import { contentTypeOf } from './served-headers.ts';
import { localFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { type AskForVersion, promoteCanary, rollBack } from './switch-version.ts';
import { sampleBuild } from './testing/sample-build.ts';

const MODULE = 'mf-gallery';
const SHELL = 'https://app.example';

let root: string;
let store: ReleaseStore;
let to: Destination;
let host: Server;
let ask: AskForVersion;
/** Paths that the module's host has lost, or never answers. */
let lost: RegExp | undefined;
let silent: RegExp | undefined;

beforeEach(async () => {
  [lost, silent] = [undefined, undefined];
  root = await mkdtemp(join(tmpdir(), 'adwright-switch-'));
  store = localFolder(join(root, 'cdn'));
  host = createServer(async ({ url = '' }, response) => {
    if (silent?.test(url)) return;
    const file = lost?.test(url) ? undefined : await store.read(`${MODULE}${url}`);
    response.writeHead(file ? 200 : 404, {
      'content-type': contentTypeOf(url),
      'access-control-allow-origin': '*',
    });
    response.end(file?.text);
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const address = host.address();
  const port = typeof address === 'object' ? address?.port : '';
  to = { store, origins: { [MODULE]: `http://localhost:${port}` } };
  ask = askForVersion(store, SHELL);
});
afterEach(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  await rm(root, { recursive: true });
});

async function deployed(content: string): Promise<string> {
  return (await deployModule(await sampleBuild(root, MODULE, content), to)).version;
}
const canaryOf = async (content: string) =>
  (await startCanary(await sampleBuild(root, MODULE, content), 10, to)).version;
const live = async () => registryModuleSchema.parse((await readRegistry(store)).modules[MODULE]);

describe('a rollback', () => {
  it('goes to a version whose every file can be had, in one write', async () => {
    const first = await deployed('one');
    await deployed('two');
    const { generation } = await readRegistry(store);
    expect(await rollBack(MODULE, store, ask)).toBe(first);
    expect((await readRegistry(store)).generation).toBe(generation + 1);
  });

  it('leaves no visitor the version that it was made from to fall back to', async () => {
    const [first, second] = [await deployed('one'), await deployed('two')];
    await deployed('three');
    await rollBack(MODULE, store, ask, second);
    expect((await live()).previous?.version).toBe(first);
    await rollBack(MODULE, store, ask, first);
    expect((await live()).previous).toBeUndefined();
    const fourth = await deployed('four');
    expect(await live()).toMatchObject({ version: fourth, previous: { version: first } });
  });

  it('changes nothing when a file is lost, names it, and goes without asking when told to', async () => {
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

  it('notices a file that is not the one that was released', async () => {
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

  it('asks for what the registry knows of where the record of a version is gone', async () => {
    const first = await deployed('one');
    await deployed('two');
    await rm(join(root, 'cdn', MODULE, first, 'build.json'));
    lost = /routes\.js/;
    await expect(rollBack(MODULE, store, ask)).rejects.toThrow(/routes\.js answers 404/);
    lost = undefined;
    expect(await rollBack(MODULE, store, ask)).toBe(first);
  });

  it('gives up a host that hangs soon enough to be told within ten seconds', async () => {
    const first = await deployed('one');
    await deployed('two');
    silent = new RegExp(first);
    const started = performance.now();
    await expect(rollBack(MODULE, store, ask)).rejects.toThrow('cannot be reached');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('ends a canary whatever else is wrong', async () => {
    const first = await deployed('one');
    await canaryOf('two');
    lost = /./;
    expect(await rollBack(MODULE, store, ask)).toBe(first);
    expect((await live()).canary).toBeUndefined();
  });

  it('asks for what it then finds when somebody deploys in between', async () => {
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

describe('a promotion', () => {
  it('needs a canary whose every file can be had', async () => {
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
