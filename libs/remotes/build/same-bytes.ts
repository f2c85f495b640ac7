import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Makes builds of the same sources byte-identical in any folder. By default, the bundler derives short ids from
 * module names, and some of these contain absolute paths. Numbered ids avoid these paths.
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
