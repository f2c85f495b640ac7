import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deployModule, startCanary } from './deploy.ts';
import { deployShell, startShellCanary } from './deploy-shell.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { listWrittenKeys, storePolicy } from './store-policy.ts';
import { rollBack } from './switch-version.ts';
import { writeSampleBuild, writeSampleShell } from './testing/sample-build.ts';

let root: string;
let written: Set<string>;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-policy-'));
  written = new Set();
  const folder = openLocalFolder(join(root, 'cdn'));
  store = {
    ...folder,
    replace: (key, text, revision) => {
      written.add(key);
      return folder.replace(key, text, revision);
    },
    publish: (files) => {
      for (const { key } of files) written.add(key);
      return folder.publish(files);
    },
    overwrite: (file) => {
      written.add(file.key);
      return folder.overwrite(file);
    },
  };
});
afterEach(() => rm(root, { recursive: true }));

/** Tells whether one of the IAM patterns matches a resource. */
function isAllowed(key: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern,
  );
}

/** Removes the keys that the merging process writes from the list of written keys. */
function dropMerged(): void {
  for (const key of ['registry.json', 'history.json']) {
    expect(written.delete(key)).toBe(true);
    expect(isAllowed(key, listWrittenKeys('registry'))).toBe(true);
  }
}

it('the policy of a team’s key allows the files that the team’s commands write, and no file of another team', async () => {
  const origins = { 'mf-gallery': 'https://gallery.example' };
  for (const text of ['one', 'two']) {
    await deployModule(await writeSampleBuild(root, 'mf-gallery', text), { store, origins });
  }
  await startCanary(await writeSampleBuild(root, 'mf-gallery', 'three'), 10, { store, origins });
  await rollBack('mf-gallery', store);
  const keys = listWrittenKeys('mf-gallery');
  dropMerged();
  for (const key of written) expect(isAllowed(key, keys), key).toBe(true);
  for (const key of [
    ...['mf-auth/1/remoteEntry.js', 'shell/app.html', 'mf-gallery-2/a'],
    ...['registry/mf-auth.json', 'registry/shell.json', 'registry.json', 'history.json'],
  ]) {
    expect(isAllowed(key, keys), key).toBe(false);
  }
});

it('the policy of the shell’s team allows the files of the shell', async () => {
  await deployShell({ store, folder: await writeSampleShell(root, 'one') });
  await startShellCanary(10, { store, folder: await writeSampleShell(root, 'two') });
  dropMerged();
  for (const key of written) expect(isAllowed(key, listWrittenKeys('shell')), key).toBe(true);
  expect(isAllowed('mf-auth/1/remoteEntry.js', listWrittenKeys('shell'))).toBe(false);
});

it('the policy names the bucket and its folder as resources', () => {
  const [write, read] = storePolicy('mf-gallery', 'releases', 'staging').Statement;
  expect(write?.Resource).toContain('arn:aws:s3:::releases/staging/mf-gallery/*');
  expect(read?.Resource).toEqual(['arn:aws:s3:::releases/staging/*']);
});
