import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PackageBehind, type SharedModule, sharedSingleton } from '@adwright/remotes/build';
import * as z from 'zod';

/**
 * Packages with state or identity, whose second copy would be a bug. Only the shell brings them; a remote that can't
 * use the shell's version is refused.
 */
const SINGLETON_PACKAGES = ['react', 'react-dom', 'jotai', '@tanstack/react-query'] as const;

/** Entry points of the packages above that are imported by their own path. */
const SINGLETON_SUBPATHS = {
  'react/jsx-runtime': 'react',
  'react/jsx-dev-runtime': 'react',
  'react-dom/client': 'react-dom',
} as const;

/** Our libraries with state: folder below libs/ for each shared import. */
const SINGLETON_LIBRARIES = {
  '@adwright/ui/router': 'ui',
  '@adwright/ui/theme': 'ui',
  '@adwright/ui/toast': 'ui',
  '@adwright/supabase': 'supabase',
  '@adwright/credits': 'credits',
} as const;

/** Stateless parts of the design system: the shell's where they are identical, else the remote's own. */
const KITS = ['kit-core', 'kit-controls', 'kit-forms', 'kit-overlays', 'kit-skeleton'] as const;

/** Packages that modules use only through shared code: a library of ours, or a kit. */
const PACKAGES_BEHIND: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['@adwright/ui/router'],
  antd: KITS.map((kit) => `@adwright/ui/${kit}`),
};

const packageSchema = z.object({ version: z.string() });
const nodeRequire = createRequire(import.meta.url);

function installedVersion(packageName: string): string {
  return packageSchema.parse(nodeRequire(`${packageName}/package.json`)).version;
}

function libraryVersion(folder: string): string {
  const manifest = readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8');
  return packageSchema.parse(JSON.parse(manifest)).version;
}

/** A library of ours that every module takes from the shell. */
export interface SharedLibrary {
  /** The name that modules import: `@adwright/ui/router`. */
  request: string;
  /** Its folder below libs/. */
  folder: string;
  version: string;
}

/** Our libraries whose public API the release tool and the loader compare. */
export function sharedLibraries(): SharedLibrary[] {
  return Object.entries(SINGLETON_LIBRARIES).map(([request, folder]) => ({
    request,
    folder,
    version: libraryVersion(folder),
  }));
}

/**
 * The kits' version: libs/ui's, antd's and a hash of the kits' content. A module that was built with other kits than
 * the shell's brings its own, whichever was deployed first and even if no version was raised.
 */
function kitVersion(): string {
  const folder = new URL('../../ui/src/kits/', import.meta.url);
  const content = createHash('sha256').update(installedVersion('antd'));
  content.update(contentHash(folder, readdirSync(folder)));
  return `${libraryVersion('ui')}-kits.h${content.digest('hex').slice(0, 12)}`;
}

const CONTRACTS_FOLDER = new URL('../../contracts/src/', import.meta.url);
/** The contracts are built on them. */
const SCHEMAS_FOLDER = new URL('../../remotes/src/schemas/', import.meta.url);
/** The module that replaces zod in every build: the shared part of it. */
const SHARED_ZOD = '@adwright/contracts/shared-zod';
export const SHARED_ZOD_FILE = new URL('shared-zod.ts', CONTRACTS_FOLDER);

/** Tests, and what only tests import. */
const TESTING = /^testing\/|\.test\./;

/** Twelve digits of a hash of some files in a folder. */
function contentHash(folder: URL, files: readonly string[]): string {
  const content = createHash('sha256');
  for (const file of files.toSorted()) {
    content.update(`${file}\n`).update(readFileSync(new URL(file, folder)));
  }
  return content.digest('hex').slice(0, 12);
}

/** Twelve digits of a hash of some folders without their tests. */
function sourceHash(folders: readonly URL[]): string {
  const hashes = folders.map((folder) => {
    const files = readdirSync(folder, { encoding: 'utf8', recursive: true });
    return contentHash(
      folder,
      files.filter((file) => file.endsWith('.ts') && !TESTING.test(file)),
    );
  });
  return createHash('sha256').update(hashes.join()).digest('hex').slice(0, 12);
}

/**
 * zod and the contracts have no state, so a module that was built with others brings its own. A copy in each module was
 * a third of federation's cost.
 */
function schemas(role: 'shell' | 'remote'): Record<string, SharedModule> {
  const zod = `${installedVersion('zod')}-part.h${contentHash(CONTRACTS_FOLDER, ['shared-zod.ts'])}`;
  const contracts = `${libraryVersion('contracts')}-source.h${sourceHash([CONTRACTS_FOLDER, SCHEMAS_FOLDER])}`;
  const exactly = (version: string) => ({ version, requiredVersion: version });
  // The shell's first script contains both.
  const eager = role === 'shell' ? { eager: true as const } : {};
  return {
    zod: { ...exactly(zod), ...eager, import: SHARED_ZOD },
    '@adwright/contracts': { ...exactly(contracts), ...eager },
  };
}

/** Packages that no module imports itself, though it runs on the shell's router and beside the shell's antd. */
export function packagesBehind(): PackageBehind[] {
  return Object.entries(PACKAGES_BEHIND).map(([name, requests]) => ({
    name,
    version: installedVersion(name),
    requests,
  }));
}

/**
 * The shared scope of one build.
 *
 * @param role the shell provides the singletons; a remote only consumes them.
 */
export function sharedModules(role: 'shell' | 'remote'): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const name of SINGLETON_PACKAGES)
    shared[name] = sharedSingleton(installedVersion(name), role);
  for (const [request, name] of Object.entries(SINGLETON_SUBPATHS)) {
    shared[request] = sharedSingleton(installedVersion(name), role);
  }
  for (const [request, folder] of Object.entries(SINGLETON_LIBRARIES)) {
    // Exports are compared by name (`library-api.ts`): a module that uses none of the changed ones runs with any version.
    shared[request] = { ...sharedSingleton(libraryVersion(folder), role), requiredVersion: '*' };
  }
  Object.assign(shared, schemas(role));
  const kits = kitVersion();
  for (const kit of KITS) {
    shared[`@adwright/ui/${kit}`] = { version: kits, requiredVersion: kits };
  }
  return shared;
}
