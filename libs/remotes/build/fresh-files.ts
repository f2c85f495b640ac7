import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/**
 * Gives a container's files the query of its entry: `remoteEntry.js?fresh=1` asks for chunks and stylesheets
 * under URLs of their own. A browser queues a second request for a URL behind the first one. Without the query,
 * every retry would wait for a file that never arrives.
 */
export function pluginFreshFiles(): RsbuildPlugin {
  return {
    name: 'remotes:fresh-files',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig((_config, { rspack, appendPlugins }) => {
        const { RuntimeGlobals, RuntimeModule } = rspack;
        class FreshFilesRuntimeModule extends RuntimeModule {
          constructor() {
            super('fresh files', RuntimeModule.STAGE_TRIGGER);
          }
          override generate(): string {
            return `
              var query = document.currentScript && document.currentScript.src.split('?')[1];
              var ask = function(name) {
                var plain = __webpack_require__[name];
                if (plain) __webpack_require__[name] = function(id) { return plain(id) + '?' + query; };
              };
              if (query) ['u', 'miniCssF'].forEach(ask);`;
          }
        }
        const plugin: Rspack.RspackPluginInstance = {
          apply(compiler) {
            compiler.hooks.compilation.tap('remotes:fresh-files', (compilation) => {
              compilation.hooks.additionalTreeRuntimeRequirements.tap(
                'remotes:fresh-files',
                (chunk, requirements) => {
                  requirements.add(RuntimeGlobals.getChunkScriptFilename);
                  compilation.addRuntimeModule(chunk, new FreshFilesRuntimeModule());
                },
              );
            });
          },
        };
        appendPlugins(plugin);
      });
    },
  };
}
