import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import { containerName } from '../src/schemas/manifest.ts';

const ID_LENGTH = 8;

/** A file that may hold names of its build. */
const NAMING_FILE = /\.(js|css)$/;

/**
 * Gives each build of a module names of its own, made from the build's content, for what all builds share in a page.
 *
 * Two versions of a module may live in one page (the previous version steps in for a broken one). Bundles find their
 * chunks through one global array named after the module: with one between them the second would install the first
 * one's code under its own ids. And the names of CSS-module classes follow from path and name: the older version would
 * be painted with the newer one's rules.
 */
export function pluginBuildId(moduleName: string): RsbuildPlugin {
  const placeholder = `${containerName(moduleName)}_build`;
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
        // Scripts of two builds that load at the same time are told apart by it.
        config.output.uniqueName = placeholder;
      });
      // After minification, before content hashes and integrity are computed from the final text.
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
