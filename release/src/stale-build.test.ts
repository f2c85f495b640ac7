import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuildStale } from './stale-build.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adwright-stale-'));
  await write('mf-a/src/page.tsx', 10);
  await write('libs/ui/src/index.ts', 10);
  await write('mf-a/dist/module.json', 20);
});
afterEach(() => rm(root, { recursive: true }));

async function write(name: string, seconds: number): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  await utimes(file, seconds, seconds);
}

const isStale = () => isBuildStale(path.join(root, 'mf-a'), path.join(root, 'libs'));

it('a build that is newer than every source is not stale', async () => {
  expect(await isStale()).toBe(false);
});

it.each([
  'mf-a/src/page.tsx',
  'mf-a/src/new/part.tsx',
  'mf-a/package.json',
  'libs/ui/src/index.ts',
])('a build is stale once %s was written after it', async (file) => {
  await write(file, 30);
  expect(await isStale()).toBe(true);
});

it('a build is not stale when only tests have changed', async () => {
  await write('mf-a/src/page.test.tsx', 30);
  expect(await isStale()).toBe(false);
});

it('a missing or failed build counts as stale', async () => {
  await write('mf-a/dist/remoteEntry.js', 40);
  await rm(path.join(root, 'mf-a/dist/module.json'));
  expect(await isStale()).toBe(true);
  await rm(path.join(root, 'mf-a/dist'), { recursive: true });
  expect(await isStale()).toBe(true);
});
