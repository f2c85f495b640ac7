import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Destination, deployModule, startCanary } from './deploy.ts';
import { deployShell, startShellCanary } from './deploy-shell.ts';
import { formatMatrix, readMatrix } from './matrix.ts';
import { run } from './run.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { createGate } from './testing/gate-with.ts';
import { writeSampleBuild, writeSampleShell } from './testing/sample-build.ts';

const MODULES = ['mf-gallery', 'mf-auth'];
const origins = Object.fromEntries(MODULES.map((name) => [name, `https://${name}.example`]));
const shellGate = { looksAtPages: true, pageProblems: async () => [] };

let root: string;
let store: ReleaseStore;
let looking: Destination;
let blind: Destination;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-matrix-'));
  store = openLocalFolder(join(root, 'cdn'));
  blind = { store, origins };
  looking = { ...blind, gate: createGate({ shell: undefined }) };
});
afterEach(() => rm(root, { recursive: true }));

const build = (name: string, text: string) => writeSampleBuild(root, name, text);

it('the matrix contains each combination of live versions, canaries and fallbacks, with the gate’s verdict', async () => {
  await deployShell({ store, folder: await writeSampleShell(root, 'one') });
  await deployModule(await build('mf-auth', 'one'), looking);
  await deployModule(await build('mf-gallery', 'one'), blind);
  await deployModule(await build('mf-gallery', 'two'), looking);
  await startCanary(await build('mf-gallery', 'three'), 25, looking);

  const { pairs, combinations } = await readMatrix(store);
  const verdicts = pairs.map(({ module, version, verdict }) => [
    module,
    version.role,
    verdict.outcome,
  ]);
  expect(verdicts).toEqual([
    ['mf-auth', 'live', 'passed'],
    ['mf-gallery', 'live', 'passed'],
    ['mf-gallery', 'canary', 'passed'],
    ['mf-gallery', 'previous', 'unseen'],
  ]);
  expect(combinations).toHaveLength(3);
  const shares = combinations.map(({ share, outcome }) => [share, outcome]);
  expect(shares).toEqual([
    [0.75, 'passed'],
    [0.25, 'passed'],
    [undefined, 'unseen'],
  ]);
});

it('the matrix lists the modules with which the gate has opened a shell’s canary, and those it has not opened', async () => {
  await deployShell({ store, folder: await writeSampleShell(root, 'one') });
  await deployModule(await build('mf-auth', 'one'), looking);
  const folder = await writeSampleShell(root, 'two');
  const shell = await startShellCanary(40, { store, folder, gate: shellGate });
  const before = await readMatrix(store);
  expect(before.pairs.map(({ verdict }) => verdict.outcome)).toEqual(['passed', 'passed']);

  await deployModule(await build('mf-gallery', 'one'), blind);
  const { pairs, combinations } = await readMatrix(store);
  const unseen = pairs.filter(({ verdict }) => verdict.outcome === 'unseen');
  expect(unseen.map(({ module }) => module)).toEqual(['mf-gallery', 'mf-gallery']);
  expect(combinations.map(({ share }) => share)).toEqual([0.6, 0.4]);
  expect(formatMatrix({ pairs, combinations }).join('\n')).toContain(
    `in shell ${shell} (canary at 40 %): nobody has looked`,
  );
});

it('the matrix names a module and a shell that the release tool would refuse together', async () => {
  const provides = { provides: { react: '19.3.1' } };
  await deployShell({ store, folder: await writeSampleShell(root, 'one', provides) });
  const old = await writeSampleBuild(root, 'mf-auth', 'one', { requires: { react: '^19.3.1' } });
  await deployModule(old, looking);
  // The shell's record in the store changes after the deploy, as if somebody had tampered with the store. The
  // gate has not opened this module in this shell.
  await store.overwrite({
    key: `shell-versions/${(await readMatrix(store)).pairs[0]?.shell.version}/shell.json`,
    content: Buffer.from(JSON.stringify({ contract: 1, provides: { react: '18.3.1' } })),
    contentType: 'application/json',
    cacheControl: '',
  });
  const { lines } = await run(['matrix'], { ADWRIGHT_RELEASE_TARGET: join(root, 'cdn') });
  expect(lines[0]).toContain('refused: it needs react ^19.3.1, the shell has 18.3.1');
  expect(lines[1]).toBe('1 combination: 0 passed, 0 with an unchecked pair, 1 with a refused pair');
});
