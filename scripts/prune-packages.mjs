// Takes away what installed packages bring and nothing here reads: half of an installation's size. Needs no package, since it
// runs right after the installation, on any Node from 18 on.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Bundles for pages without a bundler, pictures of icons, Selenium's downloader of drivers, which are installed here, and
 * headers: nothing is compiled.
 */
const FOLDERS = [
  'antd/dist',
  '@ant-design/icons/dist',
  '@ant-design/icons-svg/inline-svg',
  '@ant-design/icons-svg/inline-namespaced-svg',
  'lucide-react/dist/umd',
  'selenium-webdriver/bin',
  ...['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64'].map(
    (system) => `node/node_modules/node-${system}/include`,
  ),
];

/** ONNX Runtime's libraries, by version of its interface, system and processor. */
const ONNX_LIBRARIES = 'onnxruntime-node/bin';

/**
 * What nothing reads, by its path in a package. The engine reads fonts as woff2, from weight 300 on, and of emoji the woff
 * (`engine/drawing/src/type/font-registry.ts`). Node runs no TypeScript of packages; their types stand in `.d.ts` files.
 */
const UNREAD = [
  /@fontsource\/(?!noto-color-emoji\/)[^/]+\/files\/[^/]+\.woff$/,
  /@fontsource\/noto-color-emoji\/files\/[^/]+\.woff2$/,
  /@fontsource\/[^/]+\/files\/[^/]+-[12]00-(?:normal|italic)\.woff2$/,
  /@fontsource\/[^/]+\/[^/]+\.css$/,
  /\.(?:[cm]?js|css|[cm]?ts)\.map$/,
  /\/src\/.*(?<!\.d)\.[cm]?tsx?$/,
  /\/types-ts3\.8\//,
  // Node takes OpenTelemetry's CommonJS.
  /\/@opentelemetry\/[^/]+\/build\/(?:esm|esnext)\//,
  /\/native\/lib\/[^/]+\.a$/,
  // The same icons under other names.
  /lucide-react\/dist\/lucide-react\.(?:prefixed|suffixed)\.d\.ts$/,
  // The WebAssembly fallback that Nx uses where it has no native library for the system.
  /\/nx\/dist\/src\/native\/[^/]+\.wasm$/,
  /\/(?:README|CHANGELOG|HISTORY)[^/]*\.md$/i,
  /\/docs\/.*\.mdx?$/,
];

/**
 * Removes, below a `node_modules` folder, fonts that nothing reads, libraries for other systems, browser bundles, source
 * maps, sources, headers and manuals. Idempotent, and safe while a command reads packages.
 *
 * @param {string} modules the folder
 * @param {{ platform: string, arch: string }} system whose libraries stay
 */
export async function prunePackages(modules, { platform, arch } = process) {
  for (const folder of FOLDERS) await remove(path.join(modules, folder));
  for (const version of await namesIn(path.join(modules, ONNX_LIBRARIES))) {
    const folder = path.join(modules, ONNX_LIBRARIES, version);
    for (const system of await namesIn(folder)) {
      for (const processor of await namesIn(path.join(folder, system))) {
        if (system !== platform || processor !== arch) {
          await remove(path.join(folder, system, processor));
        }
      }
    }
  }
  for await (const file of filesBelow(modules)) {
    const name = file.split(path.sep).join('/');
    if (UNREAD.some((pattern) => pattern.test(name))) await remove(file);
  }
}

function remove(target) {
  return rm(target, { recursive: true, force: true });
}

async function namesIn(folder) {
  return (await entriesIn(folder)).map(({ name }) => name);
}

/** Nothing where there is no such folder. */
async function entriesIn(folder) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}

/** Links of workspaces are not followed. */
async function* filesBelow(folder) {
  for (const entry of await entriesIn(folder)) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(target);
    else if (entry.isFile()) yield target;
  }
}
