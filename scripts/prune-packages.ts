/**
 * Deletes files of installed packages that nothing in the repository reads, a third of their size: node
 * scripts/prune-packages.ts [folder]. The script runs right after each installation, so it must not depend on a
 * package.
 */
import { glob, rm } from 'node:fs/promises';
import path from 'node:path';

const { platform, arch } = process;
/**
 * Globs of unused files, relative to `node_modules`. The engine reads only fonts in woff2 from weight 300 on,
 * and emoji in woff (`engine/drawing/src/type/font-registry.ts`).
 */
const UNREAD = [
  '@fontsource/!(noto-color-emoji)/files/*.woff',
  // Font packages of scripts with many letters number their files, so a number in the name need not be a weight. For example, "noto-sans-sc-100-400-normal" is the file number 100, with weight 400.
  '@fontsource/*/files/*-[12]00-{normal,italic}.woff2',
  '@fontsource/*/*.css',
  // This pattern matches ONNX Runtime's libraries for other operating systems.
  `onnxruntime-node/bin/*/!(${platform})`,
  `onnxruntime-node/bin/*/${platform}/!(${arch})`,
  '**/*.{js,cjs,mjs,css,ts,cts,mts}.map',
  // These patterns match bundles for pages without a bundler, icons as pictures, and header files, because nothing is compiled.
  '{antd,@ant-design/icons}/dist',
  '@ant-design/icons-svg/inline-*',
  'lucide-react/dist/umd',
  'node/node_modules/*/include',
  // These patterns match Selenium's downloader of drivers, and Nx's fallback for systems without a native
  // library.
  'selenium-webdriver/bin',
  'nx/dist/src/native/*.wasm',
];

const modules = process.argv[2] ?? path.resolve(import.meta.dirname, '../node_modules');
for await (const found of glob(UNREAD, { cwd: modules })) {
  await rm(path.join(modules, found), { recursive: true, force: true });
}
