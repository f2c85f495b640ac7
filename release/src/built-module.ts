import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type ModuleManifest, type ModuleVersion, moduleManifestSchema } from '@adwright/contracts';
import * as z from 'zod';

/** The container's entry, as the build preset of libs/federation names it. */
export const ENTRY_FILE = 'remoteEntry.js';
/** The module's manifest, written into the build by the same preset. */
const RECORD_FILE = 'module.json';
/** Module Federation's own list of what each exposed module loads. */
const ASSETS_FILE = 'mf-manifest.json';
const HASH_LENGTH = 12;

const recordSchema = z.object({ manifest: moduleManifestSchema });
const packageSchema = z.object({ version: z.string().min(1) });
const assetListSchema = z.object({ sync: z.array(z.string()) });
const assetsSchema = z.object({
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: assetListSchema, css: assetListSchema }),
    }),
  ),
});

/** A module's build, ready to be put under its version. */
export interface BuiltModule {
  name: string;
  /** Package version and a hash of the content: the same files always have the same version. */
  version: string;
  /** Folder that holds the files. */
  folder: string;
  manifest: ModuleManifest;
  /** Subresource Integrity of the entry, sha384. */
  integrity: string;
  /** Files that the first page needs besides the entry, relative to the folder, with their integrity. */
  preload: { file: string; integrity: string }[];
}

/** Every file below a folder, relative and sorted. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

async function contentHash(folder: string): Promise<string> {
  const total = createHash('sha256');
  for (const file of await filesBelow(folder)) {
    const content = createHash('sha256').update(await readFile(join(folder, file)));
    total.update(`${file}\n${content.digest('hex')}\n`);
  }
  return total.digest('hex').slice(0, HASH_LENGTH);
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

async function readJson<Shape>(path: string, schema: z.ZodType<Shape>): Promise<Shape> {
  return schema.parse(JSON.parse(await readFile(path, 'utf8')));
}

/**
 * Reads what a module's build came to.
 *
 * @param moduleFolder the module's workspace, with its package.json and `dist`.
 * @throws when it has not been built by our preset.
 */
export async function readBuiltModule(moduleFolder: string): Promise<BuiltModule> {
  const folder = join(moduleFolder, 'dist');
  const [{ manifest }, { version }, assets, hash] = await Promise.all([
    readJson(join(folder, RECORD_FILE), recordSchema),
    readJson(join(moduleFolder, 'package.json'), packageSchema),
    readJson(join(folder, ASSETS_FILE), assetsSchema),
    contentHash(folder),
  ]);
  const integrity = async (file: string) => integrityOf(await readFile(join(folder, file)));
  const routes = assets.exposes.find((expose) => expose.path === './routes')?.assets;
  const firstPage = [...(routes?.js.sync ?? []), ...(routes?.css.sync ?? [])];
  return {
    name: manifest.name,
    version: `${version}-${hash}`,
    folder,
    manifest,
    integrity: await integrity(ENTRY_FILE),
    preload: await Promise.all(
      firstPage.map(async (file) => ({ file, integrity: await integrity(file) })),
    ),
  };
}

/**
 * A build as the registry names it.
 *
 * @param origin where the module's versioned folders are served, without a trailing slash.
 */
export function versionAt(built: BuiltModule, origin: string): ModuleVersion {
  const at = (file: string) => `${origin}/${built.version}/${file}`;
  return {
    version: built.version,
    entry: at(ENTRY_FILE),
    integrity: built.integrity,
    preload: built.preload.map(({ file, integrity }) => ({ url: at(file), integrity })),
    manifest: built.manifest,
  };
}

/** The same version at another origin, for a registry whose modules are served elsewhere now. */
export function moveVersion(version: ModuleVersion, origin: string): ModuleVersion {
  const move = (url: string) => `${origin}${new URL(url).pathname}`;
  const preload = version.preload.map((file) => ({ ...file, url: move(file.url) }));
  return { ...version, entry: move(version.entry), preload };
}
