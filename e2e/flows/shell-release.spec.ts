import { setTimeout as sleep } from 'node:timers/promises';
import { registryModuleSchema } from '@adwright/contracts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { getShellEntry } from '../../release/src/deploy-shell.ts';
import { createLiveShellGate } from '../../release/src/gate/shell-gate.ts';
import {
  deployModule,
  deployShell,
  promoteShell,
  readRegistry,
  rollBack,
  rollBackShell,
  startShellCanary,
} from '../../release/src/index.ts';
import { MODULE_NAMES } from '../support/addresses.ts';
import { buildEdited } from '../support/edited-build.ts';
import { IS_NIGHTLY } from '../support/nightly.ts';
import {
  buildAtContract,
  createOwnShell,
  type OwnShell,
  recordedAtContract,
} from '../support/own-shell.ts';

/**
 * Source files of the shell with code that every page of the app runs. The tests build the shell with edits of
 * these files.
 */
const SKIP_LINK = 'shell/src/chrome/skip-link.tsx';
const START = 'shell/src/main.tsx';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const version = (page: Page) => page.locator('meta[name="adwright-shell"]').getAttribute('content');

// The timeout is long, because each test builds one or two shells and visits pages of modules.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/**
 * Modules with pages that the release gate visits. Visiting the pages of all modules takes half a minute, so
 * only the nightly run does so.
 */
const MODULES = IS_NIGHTLY ? MODULE_NAMES : (['mf-auth', 'mf-billing'] as const);

let own: OwnShell;
test.beforeEach(async () => {
  own = await createOwnShell(MODULES);
});
test.afterEach(() => own.close());

const BETWEEN_LOOKS_MS = 1000;

/**
 * Visits pages of two modules repeatedly until `stop` is called, to detect an outage.
 * @returns the failed visits
 */
function watchForDarkness(context: BrowserContext, origin: string) {
  const dark: string[] = [];
  let isOver = false;
  const visits = (async () => {
    const page = await context.newPage();
    while (!isOver) {
      for (const [path, title] of [
        ['/login', 'Log in'],
        ['/pricing', 'Simple pricing'],
      ] as const) {
        await page.goto(`${origin}${path}`);
        await heading(page).waitFor();
        const shown = (await heading(page).textContent()) ?? '';
        if (/unavailable|error/i.test(shown)) dark.push(`${path} instead of ${title}: ${shown}`);
      }
      await sleep(BETWEEN_LOOKS_MS);
    }
  })();
  return async () => {
    isOver = true;
    await visits;
    return dark;
  };
}

test('the contract version between shell and modules is raised and lowered without an outage', async ({
  context,
}) => {
  const { origin, destination } = own;
  const { store } = destination;
  const [folder, module] = await Promise.all([
    buildAtContract('shell', 2),
    buildAtContract('mf-auth', 2),
  ]);
  const bridge = { store, folder };
  // The release gate must refuse this build, because its record supports only contract version 3.
  const alone = { store, folder: await recordedAtContract(folder, 3) };
  const stop = watchForDarkness(context, origin);

  await test.step('A module is refused if its contract version is newer than that of every shell', async () => {
    await expect(deployModule(module, destination)).rejects.toThrow('the shell supports 1');
  });
  await test.step('The shell, which supports both contract versions, is released first', async () => {
    const gate = await createLiveShellGate({ shell: origin, withBrowser: true });
    await deployShell({ ...bridge, gate });
  });
  await test.step('Then one module is released with the new contract version, and all others keep the old version', async () => {
    await deployModule(module, destination);
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await expect(heading(page)).toHaveText('Log in');
    await page.goto(`${origin}/pricing`);
    await expect(heading(page)).not.toContainText('unavailable');
  });
  await test.step('A shell that no longer supports the old contract version is refused', async () => {
    await expect(deployShell(alone)).rejects.toThrow(
      'it uses contract version 1, this shell supports 2 to 3',
    );
  });
  await test.step('To lower the contract version, the module is released before the shell', async () => {
    await expect(rollBackShell(store)).rejects.toThrow('it uses contract version 2');
    await rollBack('mf-auth', store);
    await rollBackShell(store);
  });
  expect(await stop()).toEqual([]);
});

test('a shell that breaks a page is refused with the page and the reason', async () => {
  const { origin, destination } = own;
  const { store } = destination;
  const before = await readRegistry(store);
  const folder = await buildEdited('shell', [
    {
      file: 'shell/src/pages/module-page.tsx',
      from: 'export function ModulePage() {',
      to: "export function ModulePage() { if (location.pathname === '/pricing') throw new Error('broken on purpose');",
    },
  ]);
  const gate = await createLiveShellGate({ shell: origin, withBrowser: true });
  await expect(deployShell({ store, folder, gate })).rejects.toThrow(/\/pricing .*/);
  expect(await readRegistry(store)).toEqual(before);
});

test('a canary of the shell reaches some visitors, ends when it fails, and is offered to open tabs once it is live', async ({
  browser,
}) => {
  const { origin, destination } = own;
  const { store } = destination;
  const [sound, broken] = await Promise.all([
    buildEdited('shell', [{ file: SKIP_LINK, from: 'Skip to content', to: 'Skip to the page' }]),
    buildEdited('shell', [
      { file: START, from: 'start().catch', to: "throw new Error('broken'); start().catch" },
    ]),
  ]);
  const live = getShellEntry(await readRegistry(store))?.version;
  /**
   * Opens the app in a new browser context, as the visitor with this seed. The first visitor's seed is inside a
   * 50 % canary of the shell, and the second visitor's seed is outside.
   */
  const visit = async (seed: number) => {
    const context = await browser.newContext();
    await context.addInitScript((drawn) => {
      localStorage.setItem('adwright-visitor', String(drawn));
    }, seed);
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await expect(heading(page)).toHaveText('Log in');
    return page;
  };
  const [inside, outside] = [await findSeed(true), await findSeed(false)];

  await test.step('Some visitors get the canary of the shell, and get it again at the next visit', async () => {
    const canary = await startShellCanary(50, { store, folder: sound });
    const page = await visit(inside);
    await expect.poll(() => version(page)).toBe(canary);
    await page.reload();
    await expect(heading(page)).toHaveText('Log in');
    expect(await version(page)).toBe(canary);
    expect(await version(await visit(outside))).toBe(live);
  });

  await test.step('A rollback removes the canary of the shell for its visitors', async () => {
    const page = await visit(inside);
    await rollBackShell(store);
    await page.reload();
    await expect(heading(page)).toHaveText('Log in');
    expect(await version(page)).toBe(live);
  });

  await test.step('A canary of the shell that does not start is replaced at once', async () => {
    await startShellCanary(50, { store, folder: broken });
    const page = await visit(inside);
    expect(await version(page)).toBe(live);
    await page.reload();
    await expect(heading(page)).toHaveText('Log in');
    expect(await version(page)).toBe(live);
    await rollBackShell(store);
  });

  await test.step('An open tab offers a reload when the shell’s canary goes live', async () => {
    const page = await visit(outside);
    const next = await startShellCanary(0, { store, folder: sound });
    await promoteShell(store);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => version(page)).toBe(next);
  });
});

/** Returns a seed of a visitor who is inside or outside a 50 % canary of the shell. */
async function findSeed(isInside: boolean): Promise<number> {
  const { computeCanaryBucket } = await import('../../shell/src/boot/canary-visitor.ts');
  for (let seed = 1; ; seed += 1) {
    if (computeCanaryBucket(seed, 'shell') < 5000 === isInside) return seed;
  }
}

test('the registry contains the version of the shell that the test stack serves', async () => {
  const registry = await readRegistry(own.destination.store);
  expect(getShellEntry(registry)?.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
  for (const entry of Object.values(registry.modules)) registryModuleSchema.parse(entry);
});
