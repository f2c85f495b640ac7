import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  defineSharedSingleton,
  type PackageBehind,
  type SharedModule,
} from '@adwright/remotes/build';
import * as z from 'zod';

/**
 * Packages with state or identity, of which a page must contain only one copy; only the shell contains them.
 * The loader refuses a remote that can't use the shell's version of the singleton packages.
 */
const SINGLETON_PACKAGES = ['react', 'react-dom', 'jotai', '@tanstack/react-query'] as const;

/** Further entry points of the singleton packages that sources import by path. */
const SINGLETON_SUBPATHS = {
  'react/jsx-runtime': 'react',
  'react/jsx-dev-runtime': 'react',
  'react-dom/client': 'react-dom',
} as const;

/**
 * Libraries of this repository that have state. The map contains the folder below libs/ for each shared import
 * path.
 */
const SINGLETON_LIBRARIES = {
  '@adwright/ui/router': 'ui',
  '@adwright/ui/theme': 'ui',
  '@adwright/ui/toast': 'ui',
  '@adwright/supabase': 'supabase',
  '@adwright/credits': 'credits',
} as const;

/**
 * Component kits: parts of the design system without state. A remote uses the shell's copy of a component kit
 * if that copy is identical, or else its own copy.
 */
const KITS = ['kit-core', 'kit-controls', 'kit-forms', 'kit-overlays', 'kit-skeleton'] as const;

/**
 * Packages that modules use only through shared code. The key is the shared code: a library or a component kit
 * of this repository.
 */
const PACKAGES_BEHIND: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['@adwright/ui/router'],
  antd: KITS.map((kit) => `@adwright/ui/${kit}`),
};

const packageSchema = z.object({ version: z.string() });
const nodeRequire = createRequire(import.meta.url);

function readInstalledVersion(packageName: string): string {
  return packageSchema.parse(nodeRequire(`${packageName}/package.json`)).version;
}

function readLibraryVersion(folder: string): string {
  const manifest = readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8');
  return packageSchema.parse(JSON.parse(manifest)).version;
}

/** A library of this repository that every module takes from the shell. */
export interface SharedLibrary {
  /** Import path of the library, such as `@adwright/ui/router`. */
  request: string;
  /** Folder of the library below libs/. */
  folder: string;
  version: string;
}

/**
 * Returns the shared libraries of this repository, of which the release tool and the loader compare the public
 * APIs.
 */
export function listSharedLibraries(): SharedLibrary[] {
  return Object.entries(SINGLETON_LIBRARIES).map(([request, folder]) => ({
    request,
    folder,
    version: readLibraryVersion(folder),
  }));
}

/**
 * Returns the version of the component kits (groups of components that all modules share). The version consists of the
 * versions of libs/ui and antd, and of a hash of the component kits' content. A module that was built with component
 * kits of another version uses its own copy. Because of the hash, the version changes with the component kits' content
 * even if nobody raised a version number.
 */
function computeKitVersion(): string {
  const folder = new URL('../../ui/src/kits/', import.meta.url);
  const content = createHash('sha256').update(readInstalledVersion('antd'));
  content.update(hashFiles(folder, readdirSync(folder)));
  return `${readLibraryVersion('ui')}-kits.h${content.digest('hex').slice(0, 12)}`;
}

const CONTRACTS_FOLDER = new URL('../../contracts/src/', import.meta.url);
/** Folder of the schemas that the contracts re-export from the library remotes. */
const SCHEMAS_FOLDER = new URL('../../remotes/src/schemas/', import.meta.url);
/** Import name of the shared part of zod, which replaces zod in every build. */
const SHARED_ZOD = '@adwright/contracts/shared-zod';
export const SHARED_ZOD_FILE = new URL('shared-zod.ts', CONTRACTS_FOLDER);

/** Matches tests, and files that only tests import. */
const TESTING = /^testing\/|\.test\./;

/** Returns the first twelve hex digits of a hash over the given files of a folder. */
function hashFiles(folder: URL, files: readonly string[]): string {
  const content = createHash('sha256');
  for (const file of files.toSorted()) {
    content.update(`${file}\n`).update(readFileSync(new URL(file, folder)));
  }
  return content.digest('hex').slice(0, 12);
}

/** Returns the first twelve hex digits of a hash over the given folders without their tests. */
function hashSources(folders: readonly URL[]): string {
  const hashes = folders.map((folder) => {
    const files = readdirSync(folder, { encoding: 'utf8', recursive: true });
    return hashFiles(
      folder,
      files.filter((file) => file.endsWith('.ts') && !TESTING.test(file)),
    );
  });
  return createHash('sha256').update(hashes.join()).digest('hex').slice(0, 12);
}

/**
 * Shares zod and the contracts between the shell and the modules. zod and the contracts have no state, so a
 * module that was built with other versions uses its own copy. When each module had separate copies, the copies
 * caused a third of the cost of federation.
 */
function shareSchemas(role: 'shell' | 'remote'): Record<string, SharedModule> {
  const zod = `${readInstalledVersion('zod')}-part.h${hashFiles(CONTRACTS_FOLDER, ['shared-zod.ts'])}`;
  const contracts = `${readLibraryVersion('contracts')}-source.h${hashSources([CONTRACTS_FOLDER, SCHEMAS_FOLDER])}`;
  const exactly = (version: string) => ({ version, requiredVersion: version });
  // zod and the contracts are loaded eagerly, since the shell's first script contains both anyway.
  const eager = role === 'shell' ? { eager: true as const } : {};
  return {
    zod: { ...exactly(zod), ...eager, import: SHARED_ZOD },
    '@adwright/contracts': { ...exactly(contracts), ...eager },
  };
}

/**
 * Lists the packages that modules use only through shared code, without importing them. Modules still depend on
 * the versions of packages behind shared code, through the shell's router and through antd.
 */
export function listPackagesBehind(): PackageBehind[] {
  return Object.entries(PACKAGES_BEHIND).map(([name, requests]) => ({
    name,
    version: readInstalledVersion(name),
    requests,
  }));
}

/**
 * Returns the settings of the federation's shared scope for one kind of build.
 *
 * @param role kind of build: the shell provides the singletons, and a remote uses the shell's singletons
 */
export function buildSharedModules(role: 'shell' | 'remote'): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const name of SINGLETON_PACKAGES)
    shared[name] = defineSharedSingleton(readInstalledVersion(name), role);
  for (const [request, name] of Object.entries(SINGLETON_SUBPATHS)) {
    shared[request] = defineSharedSingleton(readInstalledVersion(name), role);
  }
  for (const [request, folder] of Object.entries(SINGLETON_LIBRARIES)) {
    // The loader checks compatibility per export (`library-api.ts`), so the shared scope accepts any version.
    shared[request] = {
      ...defineSharedSingleton(readLibraryVersion(folder), role),
      requiredVersion: '*',
    };
  }
  Object.assign(shared, shareSchemas(role));
  const kits = computeKitVersion();
  for (const kit of KITS) {
    shared[`@adwright/ui/${kit}`] = { version: kits, requiredVersion: kits };
  }
  return shared;
}
