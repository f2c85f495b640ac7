import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import semver from 'semver';
import * as z from 'zod';
import { createModuleRecordSchema } from '../src/schemas/build-record.ts';
import type { LibraryApis, PackageRanges } from '../src/schemas/library-api.ts';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import type { ModuleVersionOf } from '../src/schemas/registry.ts';
import { listSentences } from './explain.ts';

/** Name of the container's entry file, which the build preset defines. */
const ENTRY_FILE = 'remoteEntry.js';
/** Name of the file with the module's manifest, which the build preset writes. */
const RECORD_FILE = 'module.json';
/** Module Federation's list of the container's shared packages and the files of each exposed module. */
const ASSETS_FILE = 'mf-manifest.json';
const HASH_LENGTH = 12;

/**
 * Files that Module Federation writes for developer tools. Visitors do not request these files, and their
 * content changes only with the package's version.
 */
const TOOL_FILES: readonly string[] = [ASSETS_FILE, 'mf-stats.json'];

const packageSchema = z.object({ version: z.string() });
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
  /** Path of the file relative to the build's folder, with slashes. */
  path: string;
  content: Buffer;
  /** Subresource Integrity value of the file (sha384). */
  integrity: string;
}

/** The build of a module, ready to be copied into a versioned folder. */
export interface BuiltModuleOf<Manifest extends RemoteManifest = RemoteManifest> {
  name: string;
  /** Version of the package, followed by a hash of the content: the same files always have the same version. */
  version: string;
  files: readonly BuiltFile[];
  manifest: Manifest;
  /** Packages that the module takes from the shell, each with its accepted semver range. */
  requires: PackageRanges;
  /** Exports of the shared libraries of the repository that the module uses. */
  libraries: LibraryApis;
  /** Files that the first view of each page needs besides the entry file, by the page's source file. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Hash of all files, which is the last part of the version. */
  contentHash: string;
  entry: BuiltFile;
  /** Size of the entry file in bytes, compressed with gzip. */
  entryGzipBytes: number;
  /** Files that the first page needs besides the entry file. */
  preload: readonly BuiltFile[];
}

/** Returns the Subresource Integrity value of a file (sha384). */
export function computeIntegrity(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns every file below a folder, sorted by path. */
async function readFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return { path, content, integrity: computeIntegrity(content) };
    }),
  );
}

function hashContent(files: readonly BuiltFile[]): string {
  const total = createHash('sha256');
  for (const { path, content } of files) {
    total.update(`${path}\n${createHash('sha256').update(content).digest('hex')}\n`);
  }
  return total.digest('hex').slice(0, HASH_LENGTH);
}

/**
 * Returns the version in a workspace's package.json.
 *
 * @throws Error when the version is not a semantic version
 */
export async function readPackageVersion(folder: string): Promise<string> {
  const file = join(folder, 'package.json');
  const { version } = parseFile(file, packageSchema, await readFile(file, 'utf8'));
  if (semver.valid(version) !== version) {
    throw new Error(
      `${file}: version ${JSON.stringify(version)} is not a semantic version such as 1.2.3.`,
    );
  }
  return version;
}

/**
 * Parses a file's text as JSON with a schema.
 * @throws Error that names the file and its faults
 */
function parseFile<Shape>(file: string, schema: z.ZodType<Shape>, text: string): Shape {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(`${file} does not contain valid JSON.`);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not valid:\n  ${listSentences(parsed.error).join('\n  ')}`);
}

/**
 * Returns every file of a module's build, sorted by path.
 * @throws Error when the module has no build
 */
export async function readBuild(folder: string): Promise<BuiltFile[]> {
  if (!existsSync(join(folder, 'dist'))) {
    throw new Error(`${folder} has no build: npm run release -- build ${basename(folder)}`);
  }
  return readFiles(join(folder, 'dist'));
}

/** Returns the version of a build: the package's version and a hash of the files. */
export function computeVersion(semanticVersion: string, files: readonly BuiltFile[]): string {
  return `${semanticVersion}-${hashContent(files)}`;
}

/**
 * Reads the module's record and Module Federation's list of files. The release tool takes its data from both.
 */
function readRecords<Manifest extends RemoteManifest>(
  moduleFolder: string,
  file: (path: string) => BuiltFile,
  schema: z.ZodType<Manifest>,
) {
  const read = <Shape>(path: string, schema: z.ZodType<Shape>): Shape =>
    parseFile(join(moduleFolder, 'dist', path), schema, file(path).content.toString());
  const { manifest, requires, libraries, pages } = read(
    RECORD_FILE,
    createModuleRecordSchema(schema),
  );
  const { shared, exposes } = read(ASSETS_FILE, assetsSchema);
  const routes = exposes.find((expose) => expose.path === './routes')?.assets;
  return {
    manifest,
    libraries,
    pages,
    // The module's record lists all packages that the shell could provide. Module Federation's list contains
    // only the packages that the module actually requests.
    requires: Object.fromEntries(
      shared.flatMap(({ name }) => (requires[name] ? [[name, requires[name]]] : [])),
    ),
    firstPage: [...(routes?.js.sync ?? []), ...(routes?.css.sync ?? [])],
  };
}

/**
 * Reads the result of building a module.
 *
 * @param moduleFolder workspace folder of the module, with its package.json and `dist`
 * @param schema schema of the product's manifests
 * @throws an error when the module was not built with our build preset
 */
export async function readBuiltModule<Manifest extends RemoteManifest>(
  moduleFolder: string,
  schema: z.ZodType<Manifest>,
): Promise<BuiltModuleOf<Manifest>> {
  const [allFiles, semanticVersion] = await Promise.all([
    readBuild(moduleFolder),
    readPackageVersion(moduleFolder),
  ]);
  const file = (path: string): BuiltFile => {
    const found = allFiles.find((candidate) => candidate.path === path);
    if (!found) throw new Error(`${moduleFolder}/dist has no ${path}: build it first`);
    return found;
  };
  const { firstPage, ...record } = readRecords(moduleFolder, file, schema);
  const files = allFiles.filter(({ path }) => !TOOL_FILES.includes(path));
  const entry = file(ENTRY_FILE);
  return {
    ...record,
    name: record.manifest.name,
    version: computeVersion(semanticVersion, files),
    contentHash: hashContent(files),
    files,
    entry,
    entryGzipBytes: gzipSync(entry.content).byteLength,
    preload: firstPage.map(file),
  };
}

/**
 * Returns the registry entry for a module's build.
 *
 * @param origin origin that serves the module's versioned folders, without a trailing slash
 */
export function buildVersionEntry<Manifest extends RemoteManifest>(
  built: BuiltModuleOf<Manifest>,
  origin: string,
): ModuleVersionOf<Manifest> {
  const at = ({ path }: BuiltFile) => `${origin}/${built.version}/${path}`;
  return {
    version: built.version,
    entry: at(built.entry),
    integrity: built.entry.integrity,
    preload: built.preload.map((file) => ({ url: at(file), integrity: file.integrity })),
    manifest: built.manifest,
    libraries: built.libraries,
    requires: built.requires,
  };
}

/**
 * Changes the origin in a version's URLs, because the modules of the registry have moved to another origin.
 */
export function moveVersion<Manifest extends RemoteManifest>(
  version: ModuleVersionOf<Manifest>,
  origin: string,
): ModuleVersionOf<Manifest> {
  const move = (url: string) => `${origin}${new URL(url).pathname}`;
  const preload = version.preload.map((file) => ({ ...file, url: move(file.url) }));
  return { ...version, entry: move(version.entry), preload };
}
