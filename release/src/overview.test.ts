import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deployModule, startCanary } from './deploy.ts';
import { deployShell } from './deploy-shell.ts';
import { setFlag } from './flags.ts';
import { formatGraph } from './graph.ts';
import { readRegistry, updateRegistry } from './registry-store.ts';
import { run } from './run.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { rollBack } from './switch-version.ts';
import { createGate } from './testing/gate-with.ts';
import { writeSampleBuild, writeSampleShell } from './testing/sample-build.ts';

const MODULE = 'mf-gallery';
const origins = { [MODULE]: 'https://gallery.example' };
const libraries = (name: string, version: string, hash = 'aaa') => ({
  '@adwright/credits': { version, exports: { [name]: hash } },
});

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-overview-'));
  store = openLocalFolder(join(root, 'cdn'));
  vi.stubEnv('ADWRIGHT_ACTOR', 'ann@adwright.example');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

const release = async (line: string) => {
  const environment = { ADWRIGHT_RELEASE_TARGET: join(root, 'cdn') };
  const { code, lines } = await run(line.split(' '), environment);
  return { code, text: lines.join('\n') };
};

describe('the release tool’s command history', () => {
  it('`history` lists each deploy with author and time, newest first, for all modules or for one', async () => {
    await deployShell({ store, folder: await writeSampleShell(root, 'one') });
    const build = (text: string) => writeSampleBuild(root, MODULE, text);
    const first = await deployModule(await build('one'), { store, origins });
    await startCanary(await build('two'), 10, { store, origins });
    await rollBack(MODULE, store);
    await setFlag('new-editor', { percent: 10 }, store);
    const { text } = await release('history');
    const lines = text.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(
      /^5 {2}\d{4}-\d\d-\d\dT[\d:]+Z {2}new-editor {2}set to 10 % of visitors {2}by ann@adwright\.example$/,
    );
    expect(lines[1]).toContain(`${MODULE}  rolled back to ${first.version}`);
    expect(lines[4]).toMatch(/shell {2}deployed 0\.1\.0-/);
    const ofModule = (await release(`history ${MODULE}`)).text.split('\n');
    expect(ofModule).toHaveLength(3);
    const json: unknown = JSON.parse((await release('history --json')).text);
    expect(json).toMatchObject([{ action: 'flag' }, { action: 'rollback' }, {}, {}, {}]);
  });
});

describe('the release tool’s command graph', () => {
  const build = (options: Parameters<typeof writeSampleBuild>[3]) =>
    writeSampleBuild(root, MODULE, JSON.stringify(options), options);

  it('`graph` lists what each version requires of the shell, and harmless differences between versions', async () => {
    const record = { provides: { react: '19.3.1' }, libraries: libraries('useCredits', '1.0.0') };
    await deployShell({ store, folder: await writeSampleShell(root, 'one', record) });
    const options = { requires: { react: '^19.1.0' }, libraries: libraries('useCredits', '1.0.0') };
    const gate = createGate({ shell: undefined });
    await deployModule(await build(options), { store, origins, gate });
    expect((await formatGraph(store)).join('\n')).toContain(
      'skew   built with react 19.1.0, the shell has 19.3.1',
    );
    const next = { ...record, libraries: libraries('useCredits', '1.1.0', 'bbb') };
    await deployShell({ store, folder: await writeSampleShell(root, 'two', next) });
    const { text } = await release('graph');
    expect(text).toContain('the shell  contract 1 to 1');
    expect(text).toContain('needs react, @adwright/credits (useCredits)');
    expect(text).toContain(
      'skew   built with @adwright/credits 1.0.0, the shell has 1.1.0 with other declarations of useCredits',
    );
    expect(text).not.toContain('WRONG');
  });
});

describe('release commands on a damaged store', () => {
  beforeEach(async () => {
    await deployShell({ store, folder: await writeSampleShell(root, 'one') });
    await deployModule(await writeSampleBuild(root, MODULE, 'one'), { store, origins });
  });

  it('a change is written even if the history can’t be read', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(join(root, 'cdn/history.json'), '<html>');
    await setFlag('new-editor', { percent: 10 }, store);
    expect((await readRegistry(store)).flags).toHaveProperty('new-editor');
    expect(logged.mock.calls.flat().join()).toMatch(
      /was changed, but .*history\.json does not contain valid JSON/,
    );
    expect(await release('history')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Restore its last version'),
    });
    logged.mockRestore();
  });

  it('the error for an unreadable registry entry names the entry and its repair', async () => {
    await updateRegistry(store, (state) => ({
      ...state,
      modules: { ...state.modules, [MODULE]: { version: 7 } },
      note: { action: 'deploy', subject: MODULE },
    }));
    const { text } = await release(`rollback ${MODULE} --offline`);
    expect(text).toContain(`npm run release -- deploy ${MODULE} writes it anew`);
    expect((await formatGraph(store)).at(-1)).toBe(`${MODULE}  unreadable entry`);
    await deployModule(await writeSampleBuild(root, MODULE, 'one'), { store, origins });
    expect((await formatGraph(store)).join()).not.toContain('unreadable');
  });
});

describe('the release tool’s command flag', () => {
  it('`flag` sets a feature flag for a group of visitors and removes it, and `status` shows the flag', async () => {
    await deployShell({ store, folder: await writeSampleShell(root, 'one') });
    const set = 'flag new-editor --percent 10 --audience user --domains Adwright.example';
    expect(await release(set)).toEqual({ code: 0, text: 'new-editor is set' });
    expect((await readRegistry(store)).flags).toEqual({
      'new-editor': { percent: 10, audience: 'user', domains: ['adwright.example'] },
    });
    expect((await release('status')).text).toContain(
      'flag new-editor  to 10 % of users, and to adwright.example',
    );
    await release('flag new-editor --off');
    expect((await readRegistry(store)).flags).toBeUndefined();
  });

  it('`flag` accepts account ids to select the visitors who get the flag', async () => {
    await deployShell({ store, folder: await writeSampleShell(root, 'one') });
    const account = '4f0c3a52-8a3e-4b55-9a57-0d2f5f1c7a10';
    await release(`flag new-editor --percent 0 --accounts ${account}`);
    expect((await readRegistry(store)).flags).toEqual({
      'new-editor': { percent: 0, accounts: [account] },
    });
    expect((await release('status')).text).toContain('and to 1 named account');
  });

  it.each([
    ['flag new-editor --percent 1 --accounts ann@adwright.example', 2, 'the id of an account'],
    ['flag New_Editor --percent 10', 1, 'is not a valid name of a flag'],
    ['flag new-editor --percent 101', 2, 'a percentage from 0 to 100'],
    ['flag new-editor --percent 1 --audience admin', 2, 'guest or user'],
    ['flag new-editor --percent 1 --domains a.example,qa@b.example', 2, 'after the @'],
    ['flag new-editor --percent 1 --domains localhost', 2, 'after the @'],
    ['flag new-editor --off', 1, 'The registry has no feature flag new-editor'],
  ])('the command is refused: %s', async (line, code, reason) => {
    expect(await release(line)).toMatchObject({ code, text: expect.stringContaining(reason) });
  });
});

it.each([
  ['remove shell', 'The shell can’t be removed'],
  ['history mf-nobody', 'No change of mf-nobody is remembered'],
])('the command “%s” reports why it changes nothing', async (line, answer) => {
  expect((await release(line)).text).toContain(answer);
});

it('`policy` prints the rights that a team’s key needs for a bucket', async () => {
  const { text } = await release(`policy ${MODULE} --store s3://releases/live`);
  expect(JSON.parse(text)).toMatchObject({ Version: '2012-10-17' });
  expect(text).toContain('arn:aws:s3:::releases/live/mf-gallery/*');
  expect(await release(`policy ${MODULE}`)).toMatchObject({ code: 1 });
});
