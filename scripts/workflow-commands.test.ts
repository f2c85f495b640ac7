import { execFileSync } from 'node:child_process';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePorts } from '../local/src/free-ports.ts';
import type { LoopbackServer } from '../local/src/loopback.ts';
import { buildLocalUrl } from '../local/src/ports.ts';
import { buildLocalRuntimeConfig } from '../local/src/runtime-config.ts';
import { startModuleHost } from '../local/src/static-host/module-host.ts';
import { startShellHost } from '../local/src/static-host/shell-host.ts';
import { deployModule, startCanary } from '../release/src/deploy.ts';
import { readHistory } from '../release/src/history.ts';
import { readModules } from '../release/src/module-names.ts';
import { readRegistry } from '../release/src/registry-store.ts';
import { openLocalFolder } from '../release/src/store/local-folder.ts';
import { type HostedProduct, startHostedProduct } from '../release/src/testing/hosted-product.ts';
import { writeSampleBuild } from '../release/src/testing/sample-build.ts';
import { createModule } from './create-module.ts';
import { markInstalled } from './installed-lock.mjs';
import { REPOSITORY, runCommand } from './run-command.ts';
import { type Context, readWorkflowCommands } from './testing/workflow-steps.ts';

const MINUTES = 60_000;
let checkout: string;

function git(...words: string[]): string {
  return execFileSync(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...words],
    {
      cwd: checkout,
      encoding: 'utf8',
    },
  );
}

/**
 * Links the installed packages into the test's checkout, where a separate installation would delete the linked
 * packages. Packages of workspaces are linked to the folders of the test's checkout.
 */
async function linkPackages(): Promise<void> {
  const ours = '@adwright';
  const installed = path.join(REPOSITORY, 'node_modules');
  const linked = path.join(checkout, 'node_modules');
  await mkdir(path.join(linked, ours), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== ours) await symlink(path.join(installed, name), path.join(linked, name));
  }
  for (const name of await readdir(path.join(installed, ours))) {
    await symlink(await readlink(path.join(installed, ours, name)), path.join(linked, ours, name));
  }
  await rm(path.join(linked, '.installed-lock'), { force: true });
  markInstalled(checkout);
}

/** Creates a separate repository with the current files, and a pull request that changes one file. */
beforeAll(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'adwright-workflows-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(checkout, file)), { recursive: true });
    // Deleted files that are not committed are still listed by git, so they are skipped.
    await cp(path.join(REPOSITORY, file), path.join(checkout, file)).catch(() => undefined);
  }
  await linkPackages();
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await appendFile(path.join(checkout, 'bench/README.md'), '\nOne line more.\n');
  git('commit', '-q', '-a', '-m', 'change');
}, 2 * MINUTES);
afterAll(() => rm(checkout, { recursive: true }));

/**
 * Runs the commands of a workflow's job, as GitHub's runner does.
 * @returns the output of the last command.
 */
async function runJob(file: string, job: string, context: Context, extra = {}): Promise<string> {
  let said = '';
  for (const { command, env } of readWorkflowCommands(file, job, context)) {
    // NODE_ENV, which Vitest sets, is removed, because builds would inherit it.
    const shell = `cd '${checkout}' && unset NODE_ENV && ${command}`;
    const result = await runCommand('bash', ['-e', '-c', shell], {
      label: command,
      env: { CI: 'true', NX_DAEMON: 'false', ...env, ...extra },
    });
    expect(result.code, result.output).toBe(0);
    said = result.output;
  }
  return said;
}

it.each([
  ['preview.yml', []],
  // Without a registry no module is live, so every module is deployed.
  ['deliver.yml', expect.arrayContaining(['mf-auth', 'mf-tools'])],
])(
  'the plan of %s passes the names of its modules to the jobs after it',
  async (file, modules) => {
    const outputs = path.join(checkout, `outputs-of-${file}`);
    await runJob(
      file,
      'plan',
      { 'github.base_ref': 'main', 'vars.ADWRIGHT_SHELL_URL': 'http://localhost:9' },
      { GITHUB_OUTPUT: outputs },
    );
    const lines = (await readFile(outputs, 'utf8')).trim().split('\n');
    const output = lines.find((line) => line.startsWith('modules='));
    expect(JSON.parse(output?.slice('modules='.length) ?? '')).toEqual(modules);
  },
  MINUTES,
);

const RELEASE = { 'inputs.module': 'mf-tools', 'inputs.environment': 'production' };

/** Visit reports without failures, for a canary and for the live version. */
const NOTHING_FAILS = ['canary', 'live'].map((side) => ({
  side,
  visitors: 200,
  failing: 0,
  lcp_ms: [],
  inp_ms: [],
  cls: [],
}));

describe('release workflows that run on a separate store', () => {
  let cdn: string;
  let product: HostedProduct;
  let host: LoopbackServer;
  beforeEach(async () => {
    cdn = await mkdtemp(path.join(tmpdir(), 'adwright-workflow-store-'));
    product = await startHostedProduct();
    product.answers['/rest/v1/rpc/canary_health'] = { body: NOTHING_FAILS };
    const ports = await findFreePorts();
    host = await startModuleHost(ports.mailbox, path.join(cdn, 'mf-tools'));
  });
  afterEach(async () => {
    await Promise.all([product.close(), host.close()]);
    await rm(cdn, { recursive: true });
  });

  const variables = () => ({
    'vars.ADWRIGHT_RELEASE_TARGET': cdn,
    'vars.ADWRIGHT_SHELL_URL': product.origin,
  });
  const release = (inputs: Context) =>
    runJob('release.yml', 'release', { ...RELEASE, ...variables(), ...inputs });
  const lastChange = async () => (await readHistory(openLocalFolder(cdn))).at(-1);

  /**
   * Deploys a build of a module, as a team does.
   * @returns the version of the deployed build.
   */
  async function put(text: string, percent?: number): Promise<string> {
    const folder = await writeSampleBuild(path.join(cdn, 'builds'), 'mf-tools', text);
    const destination = {
      store: openLocalFolder(cdn),
      origins: { 'mf-tools': `http://localhost:${host.port}` },
    };
    const placed = percent
      ? startCanary(folder, percent, destination)
      : deployModule(folder, destination);
    return (await placed).version;
  }

  it(
    'the workflows promote a canary, roll a module back, return to a named version and remove the module',
    async () => {
      const first = await put('one');
      await put('two');
      const canary = await put('three', 10);

      expect(await release({ 'inputs.step': 'promote' })).toContain(`mf-tools  ${canary}`);
      expect(await lastChange()).toMatchObject({ action: 'promote', version: canary });

      await release({ 'inputs.step': 'rollback', 'inputs.to': first });
      expect(await lastChange()).toMatchObject({ action: 'rollback', version: first });

      const fourth = await put('four');
      await release({ 'inputs.step': 'rollback' });
      expect(await lastChange()).toMatchObject({
        action: 'rollback',
        from: fourth,
        version: first,
      });

      await release({ 'inputs.step': 'remove' });
      expect((await readRegistry(openLocalFolder(cdn))).modules).toEqual({});
    },
    2 * MINUTES,
  );

  it(
    'the workflows merge the registry, watch canaries and set flags',
    async () => {
      await put('one');
      const canary = await put('two', 10);
      product.answers['/rest/v1/rpc/canary_health'] = {
        body: NOTHING_FAILS.map((side) =>
          side.side === 'canary' ? { ...side, failing: 90 } : side,
        ),
      };
      expect(await runJob('watch-canaries.yml', 'watch', variables())).toContain(
        `mf-tools ${canary} is taken back`,
      );
      const flag = (inputs: Context) =>
        runJob('flag.yml', 'flag', {
          ...variables(),
          'inputs.flag': 'new-editor',
          'inputs.percent': '10',
          ...inputs,
        });
      await flag({ 'inputs.step': 'set' });
      const account = '7f0c8f1e-3f0a-4a0e-9c51-2f6f4f6b7d10';
      await flag({ 'inputs.step': 'set', 'inputs.accounts': account });
      expect((await readRegistry(openLocalFolder(cdn))).flags).toEqual({
        'new-editor': { percent: 10, accounts: [account] },
      });
      await flag({ 'inputs.step': 'remove' });
      const merged = await runJob('release.yml', 'merge', variables());
      expect(merged).toMatch(/is at generation \d+/);
      expect((await readRegistry(openLocalFolder(cdn))).flags).toBeUndefined();
    },
    2 * MINUTES,
  );

  it(
    'the merge workflow runs while a team ships until it is stopped, and the deployed files are checked',
    async () => {
      await put('one');
      let isOver = false;
      const merging = runJob('release.yml', 'merge-beside', { ...RELEASE, ...variables() }).finally(
        () => {
          isOver = true;
        },
      );
      // New builds are deployed until the merge process ends, so that it always finds a new build.
      for (let turn = 2; !isOver; turn += 1) {
        await put(`build ${turn}`);
        await sleep(1000);
      }
      expect(await merging).toMatch(/is at generation \d+/);
      await runJob('nightly.yml', 'doctor', variables());
    },
    // The merge process takes minutes on a busy machine.
    5 * MINUTES,
  );
});

// The test builds the shell and opens a module's pages in this build. The test takes minutes, so it runs only
// nightly.
describe('the workflow that releases shell and modules', { tags: 'nightly' }, () => {
  const NAME = 'mf-workflow-sample';
  const servers: LoopbackServer[] = [];
  let cdn: string;
  beforeAll(async () => {
    cdn = await mkdtemp(path.join(tmpdir(), 'adwright-workflow-store-'));
    await createModule(checkout, NAME, 'public');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(cdn, { recursive: true });
  });

  it(
    'the workflow ships the shell and a module through the gate, ships a change as a canary, and rolls back',
    async () => {
      const ports = await findFreePorts();
      const [shell, origin] = [buildLocalUrl(ports.shell), buildLocalUrl(ports.mailbox)];
      const product = await startHostedProduct();
      product.answers['/rest/v1/rpc/canary_health'] = { body: NOTHING_FAILS };
      const port = readModules(checkout).find(({ name }) => name === NAME)?.port ?? 0;
      const context = {
        'inputs.module': NAME,
        'inputs.environment': 'production',
        'inputs.percent': '10',
        'inputs.soak': '0s',
        'vars.ADWRIGHT_RELEASE_TARGET': cdn,
        'vars.ADWRIGHT_SHELL_URL': shell,
      };
      const offset = { ADWRIGHT_PORT_OFFSET: String(ports.mailbox - port) };
      const run = (inputs: Context) =>
        runJob('release.yml', 'release', { ...context, ...inputs }, offset);
      const actions = async () =>
        (await readHistory(openLocalFolder(cdn))).map(
          ({ subject, action }) => `${action} ${subject}`,
        );

      await run({ 'inputs.step': 'ship', 'inputs.module': 'shell' });
      servers.push(
        await startModuleHost(ports.mailbox, path.join(cdn, NAME)),
        await startShellHost({
          port: ports.shell,
          distDir: path.join(cdn, 'shell'),
          config: {
            ...buildLocalRuntimeConfig(ports, 'sb_publishable_test'),
            supabaseUrl: product.origin,
          },
          registryFile: path.join(cdn, 'registry.json'),
          sources: () => ({ modules: [origin], services: [product.origin], images: [] }),
        }),
      );
      await run({ 'inputs.step': 'ship' });
      expect(await actions()).toEqual(['deploy shell', `deploy ${NAME}`]);

      const page = path.join(checkout, NAME, 'src/workflow-sample/workflow-sample-page.tsx');
      await writeFile(
        page,
        (await readFile(page, 'utf8')).replace('Nothing here', 'Something here'),
      );
      await run({ 'inputs.step': 'ship' });
      await run({ 'inputs.step': 'rollback' });
      expect((await actions()).slice(2)).toEqual([
        `canary ${NAME}`,
        `promote ${NAME}`,
        `rollback ${NAME}`,
      ]);
      const preview = await run({ 'inputs.step': 'preview' });
      expect(preview).toMatch(new RegExp(`${NAME}  \\S+  no fallback`));

      await writeFile(page, (await readFile(page, 'utf8')).replace('Something here', 'More here'));
      await run({ 'inputs.step': 'canary' });
      await run({ 'inputs.step': 'deploy' });
      expect((await actions()).slice(5)).toEqual([`canary ${NAME}`, `deploy ${NAME}`]);
      await product.close();
    },
    10 * MINUTES,
  );
});
