import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingChangesets } from './uncovered-changes.ts';

let repository: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), text);
}
function git(...words: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, ...words], { cwd: repository, stdio: 'pipe' });
}
async function commit(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await write(file, text);
  git('add', '-A');
  git('commit', '-qm', 'change');
}

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'adwright-changesets-'));
  git('init', '-q', '-b', 'main');
  const packages = ['shell', 'mf-gallery', 'libs/credits', 'libs/supabase', 'libs/ui', 'libs/ads'];
  await commit({
    '.changeset/README.md': '',
    ...Object.fromEntries(
      packages.map((folder) => [
        `${folder}/package.json`,
        JSON.stringify({ name: `@adwright/${path.basename(folder)}`, version: '1.0.0' }),
      ]),
    ),
  });
  git('checkout', '-qb', 'work');
});
afterEach(() => rm(repository, { recursive: true }));

it('names a shared library that changed without a changeset, and no other package', async () => {
  await commit({ 'libs/credits/src/index.ts': '1', 'libs/ads/src/index.ts': '1', 'docs/a.md': '' });
  expect(await missingChangesets(repository, 'main')).toEqual(['@adwright/credits']);
});

it('accepts a changeset that names it', async () => {
  const changeset = "---\n'@adwright/credits': minor\n---\n\nA forecast.\n";
  await commit({ 'libs/credits/src/index.ts': '1', '.changeset/forecast.md': changeset });
  expect(await missingChangesets(repository, 'main')).toEqual([]);
});

it('requires none when only tests and documents have changed', async () => {
  await commit({ 'shell/src/a.test.ts': '1', 'mf-gallery/README.md': '1' });
  expect(await missingChangesets(repository, 'main')).toEqual([]);
});
