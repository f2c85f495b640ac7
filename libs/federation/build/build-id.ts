import { createHash } from 'node:crypto';
import { containerName } from '@adwright/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Gives each build of a module a chunk-loading global of its own, named after the build's content.
 *
 * Bundles find their chunks through one global array named after the module. Two versions of a module may live
 * in one page (the previous version steps in for a broken one), and with one array between them the second
 * would install the first one's modules under its own ids.
 */
export function pluginBuildId(moduleName: string): RsbuildPlugin {
  const placeholder = `chunks_${containerName(moduleName)}_build`;
  return {
    name: 'adwright:build-id',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.output ??= {};
        config.output.chunkLoadingGlobal = placeholder;
      });
      // After minification, before content hashes and integrity are computed from the final text.
      api.processAssets({ stage: 'optimize-inline' }, ({ assets, compilation, sources }) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
        const content = createHash('sha256');
        for (const name of scripts.toSorted()) content.update(assets[name]?.source() ?? '');
        const buildId = content.digest('hex').slice(0, 12);
        for (const name of scripts) {
          const text = assets[name]?.source().toString() ?? '';
          if (!text.includes(placeholder)) continue;
          compilation.updateAsset(
            name,
            new sources.RawSource(text.replaceAll(placeholder, `${placeholder}_${buildId}`)),
          );
        }
      });
    },
  };
}
