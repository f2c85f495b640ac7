import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningKey } from '@adwright/remotes/release';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deployModule } from './deploy.ts';
import { readRegistry } from './registry-store.ts';
import { run } from './run.ts';
import { runBuilds } from './run-builds.ts';
import { openLocalFolder } from './store/local-folder.ts';
import { writeSampleBuild } from './testing/sample-build.ts';
import { findWorkspace } from './workspace.ts';

vi.mock('./workspace.ts', async (original) => ({
  ...(await original<typeof import('./workspace.ts')>()),
  findWorkspace: vi.fn(),
}));

vi.mock('./run-builds.ts', () => ({ runBuilds: vi.fn() }));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-preview-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.mocked(runBuilds).mockReset();
  await rm(root, { recursive: true });
});

it('`preview` uploads a pull request’s build for a link, and leaves the registry unchanged', async () => {
  const store = openLocalFolder(join(root, 'cdn'));
  const origins = { 'mf-gallery': 'https://gallery.example' };
  await deployModule(await writeSampleBuild(root, 'mf-gallery', 'live'), { store, origins });
  const before = await readRegistry(store);

  const folder = await writeSampleBuild(root, 'mf-gallery', 'proposed');
  vi.mocked(findWorkspace).mockResolvedValue(folder);
  const summary = join(root, 'summary.md');
  await writeFile(summary, '');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  const { secret } = createSigningKey();
  const { code, lines } = await run(
    'preview mf-gallery --page /my-ads --expires 7d --offline'.split(' '),
    {
      ADWRIGHT_RELEASE_TARGET: join(root, 'cdn'),
      ADWRIGHT_SHELL_URL: 'https://app.example',
      ADWRIGHT_OVERRIDE_KEY: secret,
    },
  );

  expect(code).toBe(0);
  const [said = '', link = ''] = lines;
  const version = /0\.1\.0-[0-9a-f]{12}/.exec(said)?.[0];
  expect((await store.read(`mf-gallery/${version}/remoteEntry.js`))?.text).toBe('proposed');
  const url = new URL(link);
  expect([url.origin, url.pathname]).toEqual(['https://app.example', '/my-ads']);
  const [, claims = ''] = (url.searchParams.get('override-pass') ?? '').split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    overrides: [{ module: 'mf-gallery', target: version }],
  });
  expect(await readRegistry(store)).toEqual(before);
  expect(await readFile(summary, 'utf8')).toContain(`[preview](${link})`);
});

it('`preview` first builds a module that has changed since its last build', async () => {
  const folder = await writeSampleBuild(root, 'mf-gallery', 'stale');
  const dist = join(folder, 'dist');
  for (const file of await readdir(dist, { recursive: true })) await utimes(join(dist, file), 1, 1);
  vi.mocked(findWorkspace).mockResolvedValue(folder);
  vi.mocked(runBuilds).mockImplementation(() => {
    writeFileSync(join(dist, 'remoteEntry.js'), 'changed');
  });
  const { code, lines } = await run('preview mf-gallery --offline'.split(' '), {
    ADWRIGHT_RELEASE_TARGET: join(root, 'cdn'),
    ADWRIGHT_SHELL_URL: 'https://app.example',
  });

  expect(code).toBe(0);
  expect(vi.mocked(runBuilds).mock.calls).toEqual([[['mf-gallery']]]);
  const version = /0\.1\.0-[0-9a-f]{12}/.exec(lines[0] ?? '')?.[0];
  const store = openLocalFolder(join(root, 'cdn'));
  expect((await store.read(`mf-gallery/${version}/remoteEntry.js`))?.text).toBe('changed');
});
