import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Makes the same sources the same bytes in any folder. The bundler deals out short ids by name, and names of its own modules
 * hold absolute paths, unless it is told to count.
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
