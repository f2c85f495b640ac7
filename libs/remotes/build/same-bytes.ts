import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Makes builds of the same source files byte-identical in any folder. By default, the bundler derives short
 * ids from module names, and some module names contain absolute paths. Numbered ids don't depend on these
 * paths.
 */
export function pluginSameBytes(): RsbuildPlugin {
  return {
    name: 'remotes:same-bytes',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig((config, { mergeConfig }) =>
        mergeConfig(config, { optimization: { moduleIds: 'natural', chunkIds: 'natural' } }),
      );
    },
  };
}
