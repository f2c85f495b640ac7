import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ModuleManifest, moduleManifestSchema } from '@adwright/contracts';
import type { ModuleRecord } from '@adwright/contracts/build-record';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import * as z from 'zod';
import { bundledSources } from './bundled-sources.ts';
import { EXPOSED_CHUNK } from './container.ts';
import { libraryApis } from './library-api.ts';
import { packagesBehind, sharedModules } from './shared.ts';
import { usedExports } from './used-exports.ts';

/** File beside the entry that tells the release tool what the build is, so that `dist` alone can be deployed. */
const MODULE_RECORD_FILE = 'module.json';
const CONTAINER_RECORD_FILE = 'mf-manifest.json';
const MANIFEST_FILE = 'src/manifest.ts';
/** The exposed module, whose dynamic imports are the module's pages. */
const ROUTES_FILE = /[\\/]src[\\/]routes\.tsx?$/;

const manifestFileSchema = z.object({ manifest: moduleManifestSchema });

/** The manifest as it was last saved; the configuration has the one that a development server was started with. */
async function savedManifest(moduleFolder: string): Promise<ModuleManifest> {
  const file = path.join(moduleFolder, MANIFEST_FILE);
  const { mtimeMs } = await stat(file);
  const loaded: unknown = await import(`${pathToFileURL(file).href}?saved=${mtimeMs}`);
  return manifestFileSchema.parse(loaded).manifest;
}

/** The packages that a module shares with the shell. Of our libraries `libraries` tells more. */
function requiredOfTheShell(): Record<string, string> {
  const shared = Object.entries(sharedModules('remote'));
  const required = shared.filter(
    ([, { import: own, requiredVersion }]) => own === false && requiredVersion !== '*',
  );
  return Object.fromEntries([
    ...required.map(([name, { requiredVersion }]) => [name, requiredVersion]),
    ...packagesBehind().map(({ name, version }) => [name, `^${version}`]),
  ]);
}

/**
 * Files that the first view of each page needs besides the entry, by the page's source file: those of the exposed module,
 * and those of the page's own chunk with all that it imports statically.
 */
function filesOfPages({ chunkGroups }: Rspack.Compilation): Record<string, string[]> {
  const exposed = chunkGroups.find(({ name }) => name === EXPOSED_CHUNK)?.getFiles() ?? [];
  const pages: Record<string, string[]> = {};
  for (const group of chunkGroups) {
    for (const { module, request } of group.origins) {
      if (!request || !ROUTES_FILE.test(module?.nameForCondition() ?? '')) continue;
      const page = path.posix.join('src', request);
      pages[page] = [...new Set([...exposed, ...group.getFiles()])].toSorted();
    }
  }
  return Object.fromEntries(Object.entries(pages).toSorted());
}

/** The list of Module Federation's manifest that the release tool reads: what is shared, and the files of what is exposed. */
function containerRecord({ modules, chunkGroups }: Rspack.Compilation) {
  const consumed = [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => module.identifier());
  const direct = Object.keys(sharedModules('remote')).filter((name) =>
    consumed.some((identifier) => identifier.includes(`(default) ${name}@`)),
  );
  const behind = packagesBehind().filter(({ requests }) =>
    requests.some((request) => direct.includes(request)),
  );
  const shared = [...direct, ...behind.map(({ name }) => name)].map((name) => ({ name }));
  const files = chunkGroups.find(({ name }) => name === EXPOSED_CHUNK)?.getFiles() ?? [];
  const sync = (ending: string) => ({ sync: files.filter((file) => file.endsWith(ending)) });
  return {
    shared,
    exposes: [{ path: './routes', assets: { js: sync('.js'), css: sync('.css') } }],
  };
}

/** Writes the module's manifest, what it takes from the shell and what its pages need into the build. */
export function pluginModuleRecord(manifest: ModuleManifest): RsbuildPlugin {
  return {
    name: 'adwright:module-record',
    setup(api) {
      const isServed = api.context.action === 'dev';
      // The names of files are final by then.
      api.processAssets({ stage: 'report' }, async ({ compilation, sources }) => {
        const record: ModuleRecord = {
          manifest: isServed ? await savedManifest(api.context.rootPath) : manifest,
          requires: requiredOfTheShell(),
          // A development server's version is not judged: its developer sees what is missing.
          libraries: isServed ? {} : usedExports(bundledSources(compilation), await libraryApis()),
          pages: isServed ? {} : filesOfPages(compilation),
        };
        const text = `${JSON.stringify(record, null, 2)}\n`;
        compilation.emitAsset(MODULE_RECORD_FILE, new sources.RawSource(text));
        const container = JSON.stringify(containerRecord(compilation), null, 2);
        compilation.emitAsset(CONTAINER_RECORD_FILE, new sources.RawSource(`${container}\n`));
      });
    },
  };
}
