import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import * as z from 'zod';
import type { ModuleRecordOf } from '../src/schemas/build-record.ts';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import { listBundledSources } from './bundled-sources.ts';
import { EXPOSED_CHUNK } from './container.ts';
import type { RemoteBuild } from './remote-build-options.ts';

/**
 * File beside the entry file that describes the build for the release tool. The folder `dist` is therefore
 * enough for a deployment.
 */
const MODULE_RECORD_FILE = 'module.json';
const CONTAINER_RECORD_FILE = 'mf-manifest.json';
const MANIFEST_FILE = 'src/manifest.ts';
/** Matches the source file of the exposed module. The dynamic imports of this file are the module's pages. */
const ROUTES_FILE = /[\\/]src[\\/]routes\.tsx?$/;

/**
 * Returns the last saved state of the manifest. The build configuration still contains the manifest that was
 * read when the development server started.
 */
async function readSavedManifest<Manifest extends RemoteManifest>(
  moduleFolder: string,
  manifestSchema: z.ZodType<Manifest>,
): Promise<Manifest> {
  const file = path.join(moduleFolder, MANIFEST_FILE);
  const { mtimeMs } = await stat(file);
  const loaded: unknown = await import(`${pathToFileURL(file).href}?saved=${mtimeMs}`);
  return z.object({ manifest: manifestSchema }).parse(loaded).manifest;
}

type Sharing = Pick<RemoteBuild, 'shared' | 'packagesBehind'>;

/**
 * Returns the version ranges of the packages that a module takes from the shell. The field `libraries`
 * describes the repository's shared libraries in more detail.
 */
function listRequiredPackages({ shared, packagesBehind = [] }: Sharing): Record<string, string> {
  const required = Object.entries(shared).filter(
    ([, { import: own, requiredVersion }]) => own === false && requiredVersion !== '*',
  );
  return Object.fromEntries([
    ...required.map(([name, { requiredVersion }]) => [name, requiredVersion]),
    ...packagesBehind.map(({ name, version }) => [name, `^${version}`]),
  ]);
}

/**
 * Lists the files that the first view of each page needs besides the entry file, by the page's source file. The
 * list contains the files of the exposed module, of the page's chunk, and of the chunk's static imports.
 */
function listPageFiles({ chunkGroups }: Rspack.Compilation): Record<string, string[]> {
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

/**
 * Returns the part of Module Federation's manifest that the release tool needs: the shared packages, and the
 * files of the exposed modules.
 */
function buildContainerRecord(
  { modules, chunkGroups }: Rspack.Compilation,
  { shared: offered, packagesBehind = [] }: Sharing,
) {
  const consumed = [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => module.identifier());
  const direct = Object.keys(offered).filter((name) =>
    consumed.some((identifier) => identifier.includes(`(default) ${name}@`)),
  );
  const behind = packagesBehind.filter(({ requests }) =>
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

/**
 * Writes into the build: the module's manifest, the packages and exports that the module needs from the shell,
 * and the files of each page.
 */
export function pluginModuleRecord<Manifest extends RemoteManifest>(
  options: RemoteBuild<Manifest>,
): RsbuildPlugin {
  const { manifest, manifestSchema, usedLibraries = async () => ({}) } = options;
  return {
    name: 'remotes:module-record',
    setup(api) {
      const isServed = api.context.action === 'dev';
      // The records are written after the names of all output files are final.
      api.processAssets({ stage: 'report' }, async ({ compilation, sources }) => {
        const record: ModuleRecordOf<Manifest> = {
          manifest: isServed
            ? await readSavedManifest(api.context.rootPath, manifestSchema)
            : manifest,
          requires: listRequiredPackages(options),
          // The version of a development server is not checked, because its developer will notice missing
          // exports.
          libraries: isServed ? {} : await usedLibraries(listBundledSources(compilation)),
          pages: isServed ? {} : listPageFiles(compilation),
        };
        const text = `${JSON.stringify(record, null, 2)}\n`;
        compilation.emitAsset(MODULE_RECORD_FILE, new sources.RawSource(text));
        const container = JSON.stringify(buildContainerRecord(compilation, options), null, 2);
        compilation.emitAsset(CONTAINER_RECORD_FILE, new sources.RawSource(`${container}\n`));
      });
    },
  };
}
