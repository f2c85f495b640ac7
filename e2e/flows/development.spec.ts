import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePorts } from '../../local/src/free-ports.ts';
import type { LoopbackServer } from '../../local/src/loopback.ts';
import { buildLocalUrl } from '../../local/src/ports.ts';
import { buildLocalRuntimeConfig } from '../../local/src/runtime-config.ts';
import { startShellHost } from '../../local/src/static-host/shell-host.ts';
import { GALLERY_TEXTS } from '../../mf-gallery/src/texts.ts';
import { createModule } from '../../scripts/create-module.ts';
import { createConfirmedAccount } from '../support/accounts.ts';
import { MODULE_NAMES, PORT_OFFSET, SHELL_URL } from '../support/addresses.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/**
 * Playwright's workers may run the tests of this file in parallel (`--repeat-each`), so each worker has its own
 * folder and ports.
 */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const SERVER_OFFSET = PORT_OFFSET + 20 * WORKER;
const AREA = `fast-refresh-${WORKER}`;
/**
 * The test's module folder is beside the real modules' folders, because the development servers search there.
 * The test's module is never deployed.
 */
const NAME = `mf-${AREA}`;
const FOLDER = path.join(REPOSITORY, NAME);
const PAGE = path.join(FOLDER, `src/${AREA}/${AREA}-page.tsx`);
/** The development server of the test's module has the first port after those of the real modules' servers. */
const SERVER = `http://localhost:${3101 + MODULE_NAMES.length + SERVER_OFFSET}`;

const page = (text: string) => `import { useState } from 'react';

export function FastRefresh${WORKER}Page() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${text} {count}</button>;
}
`;

async function startServers(...serverArguments: string[]): Promise<ChildProcess> {
  const servers = spawn(
    process.execPath,
    ['libs/federation/build/dev-servers.ts', ...serverArguments],
    {
      cwd: REPOSITORY,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ADWRIGHT_PORT_OFFSET: String(SERVER_OFFSET) },
    },
  );
  await new Promise<void>((resolve, reject) => {
    servers.on('message', (message) => message === 'ready' && resolve());
    servers.on('exit', (code) => reject(new Error(`The servers ended with ${code}`)));
  });
  return servers;
}

let dataDir: string;
let shell: LoopbackServer;
let shellUrl: string;
let servers: ChildProcess;

test.describe('a module under development', () => {
  // The tests of this file change the same folder, so they run in order.
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    await rm(FOLDER, { recursive: true, force: true });
    await createModule(REPOSITORY, NAME, 'public');
    await writeFile(PAGE, page('Before'));
    dataDir = await mkdtemp(path.join(tmpdir(), 'adwright-development-'));
    const ports = await findFreePorts();
    shellUrl = buildLocalUrl(ports.shell);
    shell = await startShellHost({
      port: ports.shell,
      distDir: path.join(dataDir, 'shell'),
      config: buildLocalRuntimeConfig(ports, 'sb_publishable_test', { [NAME]: SERVER }),
      registryFile: path.join(dataDir, 'registry.json'),
      sources: () => ({
        modules: [SERVER],
        services: [SERVER.replace('http:', 'ws:')],
        images: [],
      }),
    });
    servers = await startServers('--shell', path.join(dataDir, 'shell'), NAME);
  });

  test.afterAll(async () => {
    servers?.kill('SIGTERM');
    await shell?.close();
    await rm(FOLDER, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  });

  test('a module updates in the real shell after its source is saved, without a reload and without losing its state', async ({
    page: browserPage,
  }) => {
    const violations: string[] = [];
    browserPage.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    await browserPage.goto(`${shellUrl}/${AREA}`);
    await browserPage.getByRole('button', { name: 'Before 0' }).click();
    await expect(browserPage.getByRole('button', { name: 'Before 1' })).toBeVisible();
    const loads = () => browserPage.evaluate(() => performance.timeOrigin);
    const loaded = await loads();

    const source = await readFile(PAGE, 'utf8');
    await writeFile(PAGE, source.replace('Before', 'After'));

    await expect(browserPage.getByRole('button', { name: 'After 1' })).toBeVisible();
    expect(await loads()).toBe(loaded);
    expect(violations).toEqual([]);
  });

  test('a module serves a page at its new path after its manifest changes', async ({
    page: browserPage,
  }) => {
    await browserPage.goto(`${shellUrl}/${AREA}`);
    await expect(browserPage.getByRole('button', { name: 'After' })).toBeVisible();
    for (const file of ['src/manifest.ts', 'src/routes.tsx']) {
      const source = await readFile(path.join(FOLDER, file), 'utf8');
      await writeFile(path.join(FOLDER, file), source.replace(`'/${AREA}'`, "'/moved'"));
    }
    await expect(async () => {
      await browserPage.goto(`${shellUrl}/moved`);
      await expect(browserPage.getByRole('button', { name: 'After' })).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
  });
});

test('a module runs without the shell on the real data service', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-alone-'));
  const alone = await startServers('--standalone', '--shell', folder, 'mf-gallery');
  try {
    const { account } = await createConfirmedAccount();
    // A page from a mocked response has no network address. Without this permission, Chromium forbids the page
    // to request the local server.
    await page.context().grantPermissions(['local-network-access']);
    // The test serves this page in place of the shell, like `npm run dev -- mf-gallery --standalone`.
    await page.route(
      (url) => url.origin === SHELL_URL && !url.pathname.endsWith('.json'),
      (route) => route.fulfill({ path: path.join(folder, 'app.html') }),
    );
    await page.goto('/');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Ad Campaigns');
    await expect(page.getByText(GALLERY_TEXTS.emptyAds)).toBeVisible();
    await page.getByRole('link', { name: '/favorites' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Favorites');
  } finally {
    alone.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
