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

describe('packages that the live shell offers to modules', () => {
  it('a build that does not fit the live shell is refused with all reasons at once, including problems of its pages', async () => {
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

  it('the gate reads the offered packages from the shell itself, and explains what to do if no shell answers', async () => {
    await expect(readLiveShell('http://localhost:9')).rejects.toThrow('--offline');
  });
});

it('the gate reports a module origin that the live shell’s policy forbids before opening any page', async () => {
  const product = await startHostedProduct();
  const folder = await writeSampleBuild(root, 'mf-gallery', 'one');
  const gate = await openLiveGate({ shell: product.origin, withBrowser: true });
  const store = openLocalFolder(join(root, 'cdn'));
  const refused = deployModule(folder, { store, origins: { 'mf-gallery': SHELL }, gate });
  const error = await refused.catch((failure: unknown) => failure);
  expect(error).toMatchObject({ problems: [expect.stringContaining(`does not allow ${SHELL}`)] });
  await product.close();
});

it('the gate reads the live shell’s policy once, with a timeout, and treats the shell’s own origin as allowed', async () => {
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

// The test is skipped on a Mac, where PATH does not contain the browser.
describe.skipIf(process.platform === 'darwin')('the gate without a browser', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('a build is refused without a browser, unless the check of pages is turned off', async () => {
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

describe('requesting uploaded files', () => {
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

  it('an uploaded version goes live when each of its files is served as it was built', async () => {
    const { version } = await deploy(true);
    expect((await readRegistry(store)).modules['mf-gallery']).toMatchObject({ version });
  });

  it('an upload is refused with the file’s name when a host does not serve a file', async () => {
    const error = await deploy(false).catch(String);
    const files = '(module.json, remoteEntry.js, static/js/async/routes.js)';
    expect(error).toContain(`${files}: may not be read by https://app.example`);
    expect(String(error).match(/may not be read/g)).toHaveLength(1);
    expect((await readRegistry(store)).generation).toBe(0);
  });

  it('an upload is refused with the file’s name when a served file differs from the build', async () => {
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
