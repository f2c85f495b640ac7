import { createRequire } from 'node:module';
import type { RsbuildPlugin } from '@rsbuild/core';

/** The module that Module Federation makes up for its runtime: its name is its source, encoded. */
const RUNTIME_ENTRY = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;
/** What the source begins with, which leads through this machine's folders. */
const IMPORT = /(?<=import%20__module_federation_bundler_runtime__%20from%20)%22.*?%22/;
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
/** Stands for the runtime's file, wherever the repository lies. */
const ALIAS = 'federation-bundler-runtime';

/**
 * Makes the same sources the same bytes in any folder. The names of Module Federation's own modules hold absolute paths, and
 * the bundler deals out short ids by name unless it is told to count.
 */
export function pluginSameBytes(): RsbuildPlugin {
  const nodeRequire = createRequire(import.meta.url);
  const federationRequire = createRequire(nodeRequire.resolve('@module-federation/enhanced'));
  const runtimeFile = federationRequire.resolve(BUNDLER_RUNTIME);
  return {
    name: 'adwright:same-bytes',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, mergeConfig, rspack }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(RUNTIME_ENTRY, (data) => {
            if (!IMPORT.test(data.request)) throw new Error(`${BUNDLER_RUNTIME} is imported anew`);
            data.request = data.request.replace(IMPORT, `%22${ALIAS}%22`);
          }),
        );
        return mergeConfig(config, {
          resolve: { alias: { [ALIAS]: runtimeFile } },
          optimization: { moduleIds: 'natural', chunkIds: 'natural' },
        });
      });
    },
  };
}
