// Takes away what installed packages bring and nothing here reads: half of an installation's size. Needs no package, since it
// runs right after the installation, on any Node from 18 on.
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bundles for pages without a bundler, one file each of what the package also holds as modules. */
const BROWSER_BUNDLES = ['antd/dist', '@ant-design/icons/dist', 'lucide-react/dist/umd'];

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
  // Nx's fallback where it has no library for the system.
  /\/nx\/dist\/src\/native\/[^/]+\.wasm$/,
  /\/(?:README|CHANGELOG|HISTORY)[^/]*\.md$/i,
];

/**
 * Removes, below a `node_modules` folder, fonts that nothing reads, libraries for other systems, browser bundles, source
 * maps, sources and manuals. Again does no harm.
 *
 * @param {string} modules the folder
 * @param {{ platform: string, arch: string }} system whose libraries stay
 */
export function prunePackages(modules, { platform, arch } = process) {
  for (const bundle of BROWSER_BUNDLES) remove(path.join(modules, bundle));
  for (const version of namesIn(path.join(modules, ONNX_LIBRARIES))) {
    const folder = path.join(modules, ONNX_LIBRARIES, version);
    for (const system of namesIn(folder)) {
      for (const processor of namesIn(path.join(folder, system))) {
        if (system !== platform || processor !== arch) remove(path.join(folder, system, processor));
      }
    }
  }
  for (const file of filesBelow(modules)) {
    const name = file.split(path.sep).join('/');
    if (UNREAD.some((pattern) => pattern.test(name))) remove(file);
  }
}

function remove(target) {
  rmSync(target, { recursive: true, force: true });
}

function namesIn(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
}

/** Links of workspaces are not followed. */
function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(target);
    else if (entry.isFile()) yield target;
  }
}
