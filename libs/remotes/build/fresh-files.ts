import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/**
 * Adds the query of a container's entry file to the container's other files: `remoteEntry.js?fresh=1`
 * requests chunks and stylesheets with the same query. A browser makes a second request for a URL wait until
 * the first request has ended. If each retry did not have a different query, it would wait for a file that
 * never arrives.
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
