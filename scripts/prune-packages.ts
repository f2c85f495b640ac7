/**
 * Deletes the files of installed packages that nothing here reads, a third of an installation's size: node
 * scripts/prune-packages.ts [folder]. This script runs right after each installation, so it needs no package.
 */
import { glob, rm } from 'node:fs/promises';
import path from 'node:path';

const { platform, arch } = process;
/**
 * Globs below `node_modules`. The engine reads fonts as woff2, from weight 300 on, and emoji as woff
 * (`engine/drawing/src/type/font-registry.ts`).
 */
const UNREAD = [
  '@fontsource/!(noto-color-emoji)/files/*.woff',
  // Font packages of scripts with many letters number their files. For example, "noto-sans-sc-100-400-normal"
  // has no weight 100.
  '@fontsource/*/files/*-[12]00-{normal,italic}.woff2',
  '@fontsource/*/*.css',
  // ONNX Runtime's libraries for other operating systems.
  `onnxruntime-node/bin/*/!(${platform})`,
  `onnxruntime-node/bin/*/${platform}/!(${arch})`,
  '**/*.{js,cjs,mjs,css,ts,cts,mts}.map',
  // Bundles for pages without a bundler, icons as pictures, and header files, because nothing is compiled.
  '{antd,@ant-design/icons}/dist',
  '@ant-design/icons-svg/inline-*',
  'lucide-react/dist/umd',
  'node/node_modules/*/include',
  // The patterns match Selenium's downloader of drivers, and the fallback of Nx for systems without a native
  // library.
  'selenium-webdriver/bin',
  'nx/dist/src/native/*.wasm',
];

const modules = process.argv[2] ?? path.resolve(import.meta.dirname, '../node_modules');
for await (const found of glob(UNREAD, { cwd: modules })) {
  await rm(path.join(modules, found), { recursive: true, force: true });
}
