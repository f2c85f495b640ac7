import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningKey } from '@adwright/remotes/release';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBuiltShell } from './built-shell.ts';
import { readHistory } from './history.ts';
import { run } from './run.ts';
import { openLocalFolder } from './store/local-folder.ts';
import { startHostedProduct } from './testing/hosted-product.ts';
import { writeSampleShell } from './testing/sample-build.ts';

vi.mock('./built-shell.ts', async (original) => ({
  ...(await original<typeof import('./built-shell.ts')>()),
  readBuiltShell: vi.fn(),
}));

// The build command is mocked, because the repository's own shell may have no build.
vi.mock('./run-builds.ts', () => ({ runBuilds: vi.fn() }));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-ship-'));
});
afterEach(() => rm(root, { recursive: true }));

const side = (name: string, visitors: number, failing: number) => ({
  side: name,
  visitors,
  failing,
  lcp_ms: [],
  inp_ms: [],
  cls: [],
});

/** Creates a store, a product that reports visits, and a team for the shell. */
async function startTeam() {
  const { readBuiltShell: read } =
    await vi.importActual<typeof import('./built-shell.ts')>('./built-shell.ts');
  const product = await startHostedProduct();
  const store = join(root, 'cdn');
  const environment: Record<string, string> = {
    ADWRIGHT_RELEASE_TARGET: store,
    ADWRIGHT_SHELL_URL: product.origin,
  };
  return {
    product,
    /**
     * Sends reports of the given number of canary visitors, and of two hundred live visitors without failures.
     */
    tell(visitors: number, failing: number) {
      const body = [side('canary', visitors, failing), side('live', 200, 0)];
      product.answers['/rest/v1/rpc/canary_health'] = { body };
    },
    async ship(text: string, flags = '') {
      const folder = await writeSampleShell(root, text);
      vi.mocked(readBuiltShell).mockImplementation(() => read(folder));
      const words = `ship shell --percent 10 --after 0s --offline ${flags}`.trim().split(' ');
      return run(words, environment);
    },
    /** Merges the registry with the signing key, which the team does not have. */
    merge(key: string, flags = '') {
      return run(`merge ${flags}`.trim().split(' '), {
        ...environment,
        ADWRIGHT_REGISTRY_KEY: key,
      });
    },
    promote: (flags = '') => run(`promote shell ${flags}`.trim().split(' '), environment),
    history: () => readHistory(openLocalFolder(store)),
  };
}

it('`ship` deploys a first version at once and later versions as a canary first, and deploys no version twice', async () => {
  const { product, tell, ship, history } = await startTeam();
  const actions = async () => (await history()).map(({ action }) => action);
  tell(120, 0);
  expect((await ship('one')).code).toBe(0);
  expect(await actions()).toEqual(['deploy']);
  expect((await ship('two')).lines).toEqual([
    expect.stringContaining('goes to 10 % of visitors'),
    expect.stringContaining('shell is live at'),
  ]);
  expect(await actions()).toEqual(['deploy', 'canary', 'promote']);
  expect((await history()).at(-1)?.remark).toBe(
    'failed for 0 of 120 visitors, the live version for 0 of 200',
  );
  expect((await ship('two')).lines).toEqual([expect.stringContaining('is live already')]);

  tell(9, 9);
  const failed = await ship('three');
  expect(failed).toMatchObject({ code: 1, lines: [expect.stringContaining('is taken back')] });
  expect((await actions()).at(-1)).toBe('rollback');
  await product.close();
});

it('`ship` waits while a canary has too few visitors, until more visit or somebody skips the evidence', async () => {
  const { product, tell, ship, promote, history } = await startTeam();
  tell(0, 0);
  await ship('one');
  const held = await ship('two');
  expect(held).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('0 of the 60 required visitors have got the canary')],
  });
  expect((await promote('--after 0s')).code).toBe(1);
  expect((await promote()).code).toBe(1);
  expect((await history()).at(-1)?.action).toBe('canary');

  expect((await promote('--without-evidence')).code).toBe(0);
  expect((await history()).at(-1)).toMatchObject({
    action: 'promote',
    remark: 'without evidence',
  });

  await ship('three');
  tell(120, 0);
  expect((await promote()).code).toBe(0);
  await product.close();
});

it('`ship` works with a signed store while another process merges, which stops once the version is live', async () => {
  const { product, tell, ship, merge, history } = await startTeam();
  tell(120, 0);
  await ship('one');
  const key = createSigningKey().secret;
  await merge(key);
  const merging = merge(key, '--until-shipped shell --within 1m');
  expect(await ship('two')).toMatchObject({ code: 0 });
  expect(await merging).toMatchObject({ code: 0 });
  expect((await history()).at(-1)?.action).toBe('promote');
  await product.close();
}, 60_000);

it('`merge` stops at its time limit when nothing is shipped', async () => {
  const { product, merge } = await startTeam();
  const key = createSigningKey().secret;
  expect(await merge(key, '--until-shipped shell --within 0s')).toMatchObject({ code: 0 });
  await product.close();
});
