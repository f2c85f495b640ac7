import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBuiltShell } from './built-shell.ts';
import { readHistory } from './history.ts';
import { run } from './run.ts';
import { localFolder } from './store/local-folder.ts';
import { startHostedProduct } from './testing/hosted-product.ts';
import { sampleShell } from './testing/sample-build.ts';

vi.mock('./built-shell.ts', async (original) => ({
  ...(await original<typeof import('./built-shell.ts')>()),
  readBuiltShell: vi.fn(),
}));

// The repository's own shell may have no build.
vi.mock('./run-builds.ts', () => ({ runBuilds: vi.fn() }));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-ship-'));
});
afterEach(() => rm(root, { recursive: true }));

it('deploys what is first, then shows a canary before it is for everybody, and nothing twice', async () => {
  const { readBuiltShell: read } =
    await vi.importActual<typeof import('./built-shell.ts')>('./built-shell.ts');
  const product = await startHostedProduct();
  product.answers['/rest/v1/rpc/module_health'] = { body: [{ visitors: 9, failing: 0 }] };
  const store = join(root, 'cdn');
  const ship = async (text: string) => {
    const folder = await sampleShell(root, text);
    vi.mocked(readBuiltShell).mockImplementation(() => read(folder));
    const words = 'ship shell --percent 10 --after 0s --offline'.split(' ');
    const environment = { ADWRIGHT_RELEASE_TARGET: store, ADWRIGHT_SHELL_URL: product.origin };
    return run(words, environment);
  };
  const actions = async () => (await readHistory(localFolder(store))).map(({ action }) => action);

  expect((await ship('one')).code).toBe(0);
  expect(await actions()).toEqual(['deploy']);
  expect((await ship('two')).lines).toEqual([
    expect.stringContaining('goes to 10 % of visitors'),
    expect.stringContaining('shell is live at'),
  ]);
  expect(await actions()).toEqual(['deploy', 'canary', 'promote']);
  expect((await ship('two')).lines).toEqual([expect.stringContaining('is live already')]);

  product.answers['/rest/v1/rpc/module_health'] = { body: [{ visitors: 9, failing: 9 }] };
  const failed = await ship('three');
  expect(failed).toMatchObject({ code: 1, lines: [expect.stringContaining('taken back')] });
  expect((await actions()).at(-1)).toBe('rollback');
  await product.close();
});
