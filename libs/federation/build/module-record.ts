import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ModuleManifest,
  moduleManifestSchema,
  type moduleRecordSchema,
} from '@adwright/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';
import * as z from 'zod';
import { sharedModules } from './shared.ts';

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

/** What the shell has to bring, as far as the module uses it: a remote has no copy of its own. */
function requiredOfTheShell(): Record<string, string> {
  const shared = Object.entries(sharedModules('remote'));
  const required = shared.filter(([, { import: own }]) => own === false);
  return Object.fromEntries(required.map(([name, { requiredVersion }]) => [name, requiredVersion]));
}

/** Writes the module's manifest, and what it takes from the shell, into the build. */
export function pluginModuleRecord(manifest: ModuleManifest): RsbuildPlugin {
  return {
    name: 'adwright:module-record',
    setup(api) {
      const isServed = api.context.action === 'dev';
      api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
        const current = isServed ? await savedManifest(api.context.rootPath) : manifest;
        const record: z.input<typeof moduleRecordSchema> = {
          manifest: current,
          requires: requiredOfTheShell(),
        };
        const text = `${JSON.stringify(record, null, 2)}\n`;
        compilation.emitAsset(MODULE_RECORD_FILE, new sources.RawSource(text));
      });
    },
  };
}
