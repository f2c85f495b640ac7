import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePorts } from '../../local/src/free-ports.ts';
import type { LoopbackServer } from '../../local/src/loopback.ts';
import { localUrl } from '../../local/src/ports.ts';
import { localRuntimeConfig } from '../../local/src/runtime-config.ts';
import { startModuleHost } from '../../local/src/static-host/module-host.ts';
import { startShellHost } from '../../local/src/static-host/shell-host.ts';
import { deployModule, removeModule } from '../../release/src/deploy.ts';
import { deployShell } from '../../release/src/deploy-shell.ts';
import { liveGate } from '../../release/src/gate/live-gate.ts';
import { updateRegistry } from '../../release/src/registry-store.ts';
import { localFolder } from '../../release/src/store/local-folder.ts';
import { createModule } from '../../scripts/create-module.ts';
import { liveVersion } from '../support/registry.ts';

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

/** A module as `npm run new-module` makes it, built apart from the repository. */
async function newModule(): Promise<string> {
  await mkdir(path.join(folder, 'mf-auth'));
  for (const name of ['node_modules', 'tsconfig.base.json', 'mf-auth/package.json']) {
    await symlink(path.join(REPOSITORY, name), path.join(folder, name));
  }
  await createModule(folder, NAME, 'public');
  const rsbuild = path.join(REPOSITORY, 'node_modules/.bin/rsbuild');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(rsbuild, ['build', '--root', NAME], { cwd: folder, env });
  return path.join(folder, NAME);
}

/** The shell and the new module's origin, without any other module: nobody else's pages see what is deployed here. */
async function startHosts() {
  const cdn = path.join(folder, 'cdn');
  const ports = await freePorts();
  const [shell, origin] = [localUrl(ports.shell), localUrl(ports.mailbox)];
  const store = localFolder(cdn);
  await deployShell({ store });
  // A registry without any module is taken for a failure: one is left when the new one is removed.
  const neighbour = await liveVersion('mf-auth');
  await updateRegistry(store, (state) => ({
    ...state,
    modules: { 'mf-auth': neighbour },
    note: { action: 'deploy', subject: 'mf-auth' },
  }));
  servers.push(
    await startModuleHost(ports.mailbox, path.join(cdn, NAME)),
    await startShellHost({
      port: ports.shell,
      distDir: path.join(cdn, 'shell'),
      config: localRuntimeConfig(ports, 'sb_publishable_test'),
      registryFile: path.join(cdn, 'registry.json'),
      sources: { modules: [origin], services: [], images: [] },
    }),
  );
  return { shell, store, origins: { [NAME]: origin } };
}

test('a new module is made, shipped through the gate, visited and removed', async ({ page }) => {
  const { shell, store, origins } = await startHosts();
  const heading = page.getByRole('heading', { level: 1 });

  const gate = await liveGate({ shell, withBrowser: true });
  await deployModule(await newModule(), { store, origins, gate });
  await page.goto(`${shell}/ad-reports`);
  await expect(heading).toHaveText('Ad Reports');

  await removeModule(NAME, store);
  await page.reload();
  await expect(heading).toHaveText('Oops! Page not found');
});
