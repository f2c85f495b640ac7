import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ModuleManifest, type ModuleVersion, moduleRecordSchema } from '@adwright/contracts';
import * as z from 'zod';

/** The container's entry, as the build preset of libs/federation names it. */
const ENTRY_FILE = 'remoteEntry.js';
/** The module's manifest, written into the build by the same preset. */
const RECORD_FILE = 'module.json';
/** Module Federation's own list of what the container shares and what each exposed module loads. */
const ASSETS_FILE = 'mf-manifest.json';
const HASH_LENGTH = 12;

const packageSchema = z.object({ version: z.string().min(1) });
const assetListSchema = z.object({ sync: z.array(z.string()) });
const assetsSchema = z.object({
  shared: z.array(z.object({ name: z.string() })).default([]),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: assetListSchema, css: assetListSchema }),
    }),
  ),
});

/** One file of a build. */
export interface BuiltFile {
  /** Relative to the build, with slashes. */
  path: string;
  content: Buffer;
  /** Subresource Integrity, sha384. */
  integrity: string;
}

/** A module's build, ready to be put under its version. */
export interface BuiltModule {
  name: string;
  /** Package version and a hash of the content: the same files always have the same version. */
  version: string;
  files: readonly BuiltFile[];
  manifest: ModuleManifest;
  /** What it takes from the shell: packages with the semver range that will do. */
  requires: Readonly<Record<string, string>>;
  entry: BuiltFile;
  /** Bytes of the entry as it travels. */
  entryGzipBytes: number;
  /** Files that the first page needs besides the entry. */
  preload: readonly BuiltFile[];
}

/** Subresource Integrity of a file, sha384. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Every file below a folder, sorted by path. */
async function readFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return { path, content, integrity: integrityOf(content) };
    }),
  );
}

function contentHash(files: readonly BuiltFile[]): string {
  const total = createHash('sha256');
  for (const { path, content } of files) {
    total.update(`${path}\n${createHash('sha256').update(content).digest('hex')}\n`);
  }
  return total.digest('hex').slice(0, HASH_LENGTH);
}

/**
 * Reads what a module's build came to.
 *
 * @param moduleFolder the module's workspace, with its package.json and `dist`.
 * @throws when it has not been built by our preset.
 */
export async function readBuiltModule(moduleFolder: string): Promise<BuiltModule> {
  if (!existsSync(join(moduleFolder, 'dist'))) {
    throw new Error(
      `${moduleFolder} has no build: npm run release -- build ${basename(moduleFolder)}`,
    );
  }
  const [files, packageFile] = await Promise.all([
    readFiles(join(moduleFolder, 'dist')),
    readFile(join(moduleFolder, 'package.json'), 'utf8'),
  ]);
  const file = (path: string): BuiltFile => {
    const found = files.find((candidate) => candidate.path === path);
    if (!found) throw new Error(`${moduleFolder}/dist has no ${path}: build it first`);
    return found;
  };
  const json = (path: string): unknown => JSON.parse(file(path).content.toString());
  const { manifest, requires } = moduleRecordSchema.parse(json(RECORD_FILE));
  const assets = assetsSchema.parse(json(ASSETS_FILE));
  const routes = assets.exposes.find((expose) => expose.path === './routes')?.assets;
  const firstPage = [...(routes?.js.sync ?? []), ...(routes?.css.sync ?? [])];
  const entry = file(ENTRY_FILE);
  return {
    name: manifest.name,
    version: `${packageSchema.parse(JSON.parse(packageFile)).version}-${contentHash(files)}`,
    files,
    manifest,
    // The record says what the shell would have to bring; the container's list, what the module really asks for.
    requires: Object.fromEntries(
      assets.shared.flatMap(({ name }) => (requires[name] ? [[name, requires[name]]] : [])),
    ),
    entry,
    entryGzipBytes: gzipSync(entry.content).byteLength,
    preload: firstPage.map(file),
  };
}

/**
 * A build as the registry names it.
 *
 * @param origin where the module's versioned folders are served, without a trailing slash.
 */
export function versionAt(built: BuiltModule, origin: string): ModuleVersion {
  const at = ({ path }: BuiltFile) => `${origin}/${built.version}/${path}`;
  return {
    version: built.version,
    entry: at(built.entry),
    integrity: built.entry.integrity,
    preload: built.preload.map((file) => ({ url: at(file), integrity: file.integrity })),
    manifest: built.manifest,
  };
}

/** The same version at another origin, for a registry whose modules are served elsewhere now. */
export function moveVersion(version: ModuleVersion, origin: string): ModuleVersion {
  const move = (url: string) => `${origin}${new URL(url).pathname}`;
  const preload = version.preload.map((file) => ({ ...file, url: move(file.url) }));
  return { ...version, entry: move(version.entry), preload };
}
