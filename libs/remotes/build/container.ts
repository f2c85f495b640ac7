import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { containerName } from '../src/schemas/manifest.ts';
import type { SharedModule } from './shared.ts';

type Shared = Readonly<Record<string, SharedModule>>;

/** Name of the entry that the registry points at, in a module's versioned folder. */
const ENTRY_FILE = 'remoteEntry.js';

/** The chunk of the exposed routes. */
export const EXPOSED_CHUNK = '__federation_expose_routes';

/** Source that pages have in common stays in each below this: a chunk costs its hash in the entry, and a request. */
const SPLIT_FROM_BYTES = 60_000;

/** Of two that provide the same version before it is loaded, the greater name wins: the shell's, as it is there already. */
const SHELL_NAME = 'shell';

/**
 * Containers and their hosts are the bundler's own Module Federation: each build has the few functions of the bundler's
 * runtime that share and expose modules. The runtime package of Module Federation 2 (remotes by manifest, snapshots, plugins)
 * cost 20 KB in the shell and 9 KB in each entry for what the loader does itself.
 */
function asContainer(config: Rspack.Configuration, uniqueName: string): void {
  config.output = { ...config.output, uniqueName };
  // The runtime and what is shared eagerly belong to the entry; only what is fetched later is split.
  config.optimization = {
    ...config.optimization,
    runtimeChunk: false,
    splitChunks: { chunks: 'async', minSize: SPLIT_FROM_BYTES },
  };
}

/** Makes a build without a page: one container that exposes the module's routes. */
export function pluginRemote(moduleName: string, shared: Shared): RsbuildPlugin {
  return {
    name: 'remotes:remote',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
        const name = containerName(moduleName);
        asContainer(config, name);
        config.entry = {};
        appendPlugins(
          new rspack.container.ModuleFederationPluginV1({
            name,
            filename: ENTRY_FILE,
            library: { type: 'var', name },
            exposes: { './routes': { import: './src/routes.tsx', name: EXPOSED_CHUNK } },
            shared,
          }),
        );
      });
    },
  };
}

/**
 * Makes one environment of a build the host, which provides what modules share.
 *
 * @param environment its name.
 */
export function pluginHost(environment: string, shared: Shared): RsbuildPlugin {
  return {
    name: 'remotes:host',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins, environment: { name } }) => {
        if (name !== environment) return;
        config.output = { ...config.output, uniqueName: SHELL_NAME };
        // It only provides: its own imports lead to what it has, which saves it the code that chooses versions.
        const provides = Object.entries(shared).map(
          ([shareKey, { version, eager = false, import: request }]) => [
            request || shareKey,
            { shareKey, version, eager },
          ],
        );
        appendPlugins(
          new rspack.sharing.ProvideSharedPlugin({ provides: Object.fromEntries(provides) }),
        );
      });
    },
  };
}
