import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findFreePorts } from '../../local/src/free-ports.ts';
import type { LoopbackServer } from '../../local/src/loopback.ts';
import { buildLocalUrl } from '../../local/src/ports.ts';
import { buildLocalRuntimeConfig } from '../../local/src/runtime-config.ts';
import { startModuleHost } from '../../local/src/static-host/module-host.ts';
import { startShellHost } from '../../local/src/static-host/shell-host.ts';
import { deployModule, removeModule } from '../../release/src/deploy.ts';
import { deployShell } from '../../release/src/deploy-shell.ts';
import { openLiveGate } from '../../release/src/gate/live-gate.ts';
import { updateRegistry } from '../../release/src/registry-store.ts';
import { openLocalFolder } from '../../release/src/store/local-folder.ts';
import { createModule } from '../../scripts/create-module.ts';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { MODULE_URLS } from '../support/addresses.ts';
import { createOwnReleases } from '../support/own-releases.ts';
import { readLiveVersion } from '../support/registry.ts';
import { upload } from '../support/upload.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const NAME = 'mf-ad-reports';

let folder: string;
const servers: LoopbackServer[] = [];

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-new-module-'));
});
test.afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await rm(folder, { recursive: true });
});

/**
 * Creates a module with `npm run new-module`, and builds the module outside the repository.
 * @param tool whether the command gets the flag `--tool`
 */
async function newModule(tool = false): Promise<string> {
  await mkdir(path.join(folder, 'mf-tools'));
  for (const name of ['node_modules', 'tsconfig.base.json', 'mf-tools/package.json']) {
    await symlink(path.join(REPOSITORY, name), path.join(folder, name));
  }
  await createModule(folder, NAME, tool ? 'user' : 'public', tool);
  const rsbuild = path.join(REPOSITORY, 'node_modules/.bin/rsbuild');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(rsbuild, ['build', '--root', NAME], { cwd: folder, env });
  return path.join(folder, NAME);
}

/** Serves the shell and the new module's origin separately, so that no other test sees the deployed module. */
async function startHosts() {
  const cdn = path.join(folder, 'cdn');
  const ports = await findFreePorts();
  const [shell, origin] = [buildLocalUrl(ports.shell), buildLocalUrl(ports.mailbox)];
  const store = openLocalFolder(cdn);
  await deployShell({ store });
  // The shell treats a registry without any module as broken. Another module therefore stays in the registry
  // when the new module is removed.
  const neighbour = await readLiveVersion('mf-auth');
  await updateRegistry(store, (state) => ({
    ...state,
    modules: { ...state.modules, 'mf-auth': neighbour },
    note: { action: 'deploy', subject: 'mf-auth' },
  }));
  servers.push(
    await startModuleHost(ports.mailbox, path.join(cdn, NAME)),
    await startShellHost({
      port: ports.shell,
      distDir: path.join(cdn, 'shell'),
      config: buildLocalRuntimeConfig(ports, 'sb_publishable_test'),
      registryFile: path.join(cdn, 'registry.json'),
      sources: () => ({ modules: [origin], services: [], images: [] }),
    }),
  );
  return { shell, store, origins: { [NAME]: origin } };
}

test('a new module is created, released through the gate, visited and removed', async ({
  page,
}) => {
  const { shell, store, origins } = await startHosts();
  const heading = page.getByRole('heading', { level: 1 });

  const gate = await openLiveGate({ shell, withBrowser: true });
  await deployModule(await newModule(), { store, origins, gate });
  await page.goto(`${shell}/ad-reports`);
  await expect(heading).toHaveText('Ad Reports');

  await removeModule(NAME, store);
  await page.reload();
  await expect(heading).toHaveText('Oops! Page not found');
});

test('a new tool has a dashboard card and generates ads, without a change outside its folder', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const releases = await createOwnReleases();
  // The new module is served from another module's origin, because the pages' content security policy allows
  // only known origins.
  const origin = MODULE_URLS['mf-tools'];
  const built = await newModule(true);
  const destination = { ...releases.destination, origins: { [NAME]: origin } };
  const { version } = await deployModule(built, destination);
  await releases.showTo(page.context());
  await page.context().route(`${origin}/${version}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(`/${version}/`.length);
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ path: path.join(built, 'dist', file), headers });
  });
  const { account, client, userId } = await createConfirmedAccount();
  await enter(page, account);

  await page.goto('/dashboard');
  const card = page.getByRole('article').filter({ hasText: 'Ad Reports' });
  await expect(card).toContainText('1 credit');
  await card.getByRole('link', { name: 'Open Ad Reports' }).click();
  await expect(page).toHaveURL('/ad-reports');
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Generate/ }).click();
  await expect(page).toHaveURL('/ad-reports/results', { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Ad Reports');
  await expect(page.getByRole('img', { name: 'Result' })).toBeVisible();
  expect((await readUsersRow(client)).credits_used).toBe(1);
  const { data } = await client.from('ads').select('ad_image_url').eq('user_id', userId);
  expect(data).toHaveLength(1);
});
