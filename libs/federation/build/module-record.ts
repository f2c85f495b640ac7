import type { ModuleManifest } from '@adwright/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';

/** File beside the entry that tells the release tool what the build is, so that `dist` alone can be deployed. */
const MODULE_RECORD_FILE = 'module.json';

/** Writes the module's manifest into the build. */
export function pluginModuleRecord(manifest: ModuleManifest): RsbuildPlugin {
  return {
    name: 'adwright:module-record',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const text = `${JSON.stringify({ manifest }, null, 2)}\n`;
        compilation.emitAsset(MODULE_RECORD_FILE, new sources.RawSource(text));
      });
    },
  };
}
