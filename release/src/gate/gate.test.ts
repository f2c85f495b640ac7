import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '@adwright/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deployModule, verifyModule } from '../deploy.ts';
import { readRegistry } from '../registry-store.ts';
import { FOREVER } from '../served-headers.ts';
import { openLocalFolder } from '../store/local-folder.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { openS3Bucket } from '../store/s3-bucket.ts';
import { createGate } from '../testing/gate-with.ts';
import { startHostedProduct } from '../testing/hosted-product.ts';
import { BUCKET, CREDENTIALS, type S3Server, startS3Server } from '../testing/s3-server.ts';
import { writeSampleBuild } from '../testing/sample-build.ts';
import { findFileProblems } from './file-problems.ts';
import { openLiveGate } from './live-gate.ts';
import { readLiveShell } from './live-shell.ts';

const SHELL = 'https://app.example';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-gate-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('the packages that the live shell offers to modules', () => {
  it('a build must fit the live shell; all reasons are given at once, including those of its pages', async () => {
    const requires = { react: '^20.0.0', jotai: '^3.0.0', 'react-dom': '^19.1.0' };
    const folder = await writeSampleBuild(root, 'mf-gallery', 'one', {
      path: '/payment',
      requires,
    });
    const gate = createGate({
      shell: { contract: 2, provides: { react: '19.3.1', 'react-dom': '19.3.1' } },
      pageProblems: async () => ['/payment shows nothing'],
    });
    const store = openLocalFolder(join(root, 'cdn'));
    const deploying = deployModule(folder, { store, origins: { 'mf-gallery': SHELL }, gate });
    const error = await deploying.catch((failure: unknown) => failure);
    expect(error).toMatchObject({
      problems: [
        'it uses contract version 1, the shell supports 2',
        'it claims /payment, which belongs to the shell',
        'it needs react ^20.0.0, the shell has 19.3.1',
        'it needs jotai ^3.0.0 from the shell, which does not have it',
        '/payment shows nothing',
      ],
    });
  });

  it('the gate asks the shell itself what it offers; the error about a missing shell says what to do', async () => {
    await expect(readLiveShell('http://localhost:9')).rejects.toThrow('--offline');
  });
});

it('an origin from which the live shell may not load is named before any page is opened', async () => {
  const product = await startHostedProduct();
  const folder = await writeSampleBuild(root, 'mf-gallery', 'one');
  const gate = await openLiveGate({ shell: product.origin, withBrowser: true });
  const store = openLocalFolder(join(root, 'cdn'));
  const refused = deployModule(folder, { store, origins: { 'mf-gallery': SHELL }, gate });
  const error = await refused.catch((failure: unknown) => failure);
  expect(error).toMatchObject({ problems: [expect.stringContaining(`does not allow ${SHELL}`)] });
  await product.close();
});

it('the gate asks the live shell once, with a timeout, what it may load, and allows its own origin', async () => {
  const product = await startHostedProduct();
  product.page.headers = { 'content-security-policy': "script-src 'self'" };
  const requests = vi.spyOn(globalThis, 'fetch');
  const gate = await openLiveGate({ shell: product.origin, withBrowser: false });
  const store = openLocalFolder(join(root, 'cdn'));
  const origins = { 'mf-gallery': product.origin, 'mf-reports': product.origin };
  for (const name of Object.keys(origins)) {
    const folder = await writeSampleBuild(root, name, 'one');
    expect(await verifyModule(folder, { store, origins, gate })).toMatchObject({ name });
  }
  const asked = requests.mock.calls.filter(([url]) => String(url).endsWith(PATHS.login));
  expect(asked).toEqual([
    [expect.anything(), expect.objectContaining({ signal: expect.any(AbortSignal) })],
  ]);
  requests.mockRestore();
  await product.close();
});

// On a Mac, the browser is not in PATH, so the test skips it.
describe.skipIf(process.platform === 'darwin')('without a browser', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('without a browser, a build is refused unless pages are to be skipped', async () => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('CHROMIUM_PATH', '');
    const product = await startHostedProduct();
    const folder = await writeSampleBuild(root, 'mf-gallery', 'one');
    const verify = async (withBrowser: boolean) =>
      verifyModule(folder, {
        store: openLocalFolder(join(root, 'cdn')),
        origins: { 'mf-gallery': product.origin },
        gate: await openLiveGate({ shell: product.origin, withBrowser }),
      });
    await expect(verify(true)).rejects.toThrow('--without-browser');
    expect(await verify(false)).toMatchObject({ name: 'mf-gallery' });
    await product.close();
  });
});

describe('files that were uploaded', () => {
  let server: S3Server;
  let store: ReleaseStore;

  async function deploy(cors: boolean, tamper?: (key: string) => Promise<void>) {
    server = await startS3Server(join(root, 's3'), { cors });
    store = openS3Bucket({
      bucket: BUCKET,
      prefix: '',
      endpoint: server.endpoint,
      credentials: CREDENTIALS,
    });
    const gate = createGate({
      fileProblems: async (built, base) => {
        await tamper?.(`${built.name}/${built.version}`);
        return findFileProblems(built.files, base, SHELL);
      },
    });
    const origins = { 'mf-gallery': `${server.endpoint}/${BUCKET}/mf-gallery` };
    const folder = await writeSampleBuild(root, 'mf-gallery', 'one');
    return deployModule(folder, { store, origins, gate });
  }
  afterEach(() => server.close());

  it('uploaded files go live when each can be fetched as it was built', async () => {
    const { version } = await deploy(true);
    expect((await readRegistry(store)).modules['mf-gallery']).toMatchObject({ version });
  });

  it('uploaded files are refused by name when a host does not serve them', async () => {
    const error = await deploy(false).catch(String);
    const files = '(module.json, remoteEntry.js, static/js/async/routes.js)';
    expect(error).toContain(`${files}: may not be read by https://app.example`);
    expect(String(error).match(/may not be read/g)).toHaveLength(1);
    expect((await readRegistry(store)).generation).toBe(0);
  });

  it('uploaded files are refused by name when one differs from the build', async () => {
    const error = await deploy(true, (folder) =>
      store.overwrite({
        key: `${folder}/remoteEntry.js`,
        content: Buffer.from('<html>'),
        contentType: 'text/html',
        cacheControl: FOREVER,
      }),
    ).catch(String);
    expect(error).toContain('remoteEntry.js is not the file that was built');
    expect(error).toContain('remoteEntry.js is served as text/html rather than text/javascript');
    expect(error).not.toContain('routes.js');
  });
});
