import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import { getContainerName } from '../src/schemas/manifest.ts';

const ID_LENGTH = 8;

/** Extensions of output files that may contain names which depend on the build. */
const NAMING_FILE = /\.(js|css)$/;

/**
 * Gives each build of a module unique names for the globals, chunks and CSS classes that several builds on
 * one page would otherwise share. The unique names are derived from the build's content.
 *
 * Two versions of a module may run on one page, because the previous version replaces a version that fails.
 * Bundles find their chunks through one global array that is named after the module. If both versions used
 * the same array, the second build would run the first build's code. Names of CSS-module classes are derived
 * from path and name. Without unique names, the older version would get the CSS rules of the newer version.
 */
export function pluginBuildId(moduleName: string): RsbuildPlugin {
  const placeholder = `${getContainerName(moduleName)}_build`;
  return {
    name: 'remotes:build-id',
    apply: 'build',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        config.output ??= {};
        config.output.cssModules = {
          ...config.output.cssModules,
          localIdentName: `${placeholder}-[local]-[hash:base64:6]`,
        };
      });
      api.modifyRspackConfig((config) => {
        config.output ??= {};
        config.output.chunkLoadingGlobal = placeholder;
        // A unique prefix for the scripts of each build lets two builds load at the same time.
        config.output.uniqueName = placeholder;
      });
      // The names in the build's files are replaced after minification, and before content hashes and integrity values
      // are computed.
      api.processAssets({ stage: 'optimize-inline' }, ({ assets, compilation, sources }) => {
        const files = Object.keys(assets).filter((name) => NAMING_FILE.test(name));
        const content = createHash('sha256');
        for (const name of files.toSorted()) content.update(assets[name]?.source() ?? '');
        const buildId = content.digest('hex').slice(0, ID_LENGTH);
        for (const name of files) {
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
