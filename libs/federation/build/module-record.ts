import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ModuleManifest, moduleManifestSchema } from '@adwright/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';
import * as z from 'zod';

/** File beside the entry that tells the release tool what the build is, so that `dist` alone can be deployed. */
const MODULE_RECORD_FILE = 'module.json';
const MANIFEST_FILE = 'src/manifest.ts';

const manifestFileSchema = z.object({ manifest: moduleManifestSchema });

/** The manifest as it was last saved; the configuration has the one that a development server was started with. */
async function savedManifest(moduleFolder: string): Promise<ModuleManifest> {
  const file = path.join(moduleFolder, MANIFEST_FILE);
  const { mtimeMs } = await stat(file);
  const loaded: unknown = await import(`${pathToFileURL(file).href}?saved=${mtimeMs}`);
  return manifestFileSchema.parse(loaded).manifest;
}

/** Writes the module's manifest into the build. */
export function pluginModuleRecord(manifest: ModuleManifest): RsbuildPlugin {
  return {
    name: 'adwright:module-record',
    setup(api) {
      const isServed = api.context.action === 'dev';
      api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
        const current = isServed ? await savedManifest(api.context.rootPath) : manifest;
        const text = `${JSON.stringify({ manifest: current }, null, 2)}\n`;
        compilation.emitAsset(MODULE_RECORD_FILE, new sources.RawSource(text));
      });
    },
  };
}
