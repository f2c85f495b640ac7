import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { getContainerName } from '../src/schemas/manifest.ts';
import type { SharedModule } from './shared.ts';

type Shared = Readonly<Record<string, SharedModule>>;

/** Name of the entry file in a module's versioned folder. The registry contains its URL. */
const ENTRY_FILE = 'remoteEntry.js';

/** Name of the chunk with the exposed routes. */
export const EXPOSED_CHUNK = '__federation_expose_routes';

/**
 * Size in bytes below which source code that several pages share is copied into each page. A shared chunk
 * would cost a further hash in the entry file, and a further request.
 */
const SPLIT_FROM_BYTES = 60_000;

/**
 * When several builds provide the same version of a package, Module Federation uses the build with the
 * greatest name. Of several builds of one package version, the build whose name sorts last is used. The
 * host's name sorts last, because its copy of the package is already loaded.
 */
const SHELL_NAME = 'shell';

/**
 * Containers and their hosts use the bundler's built-in Module Federation. Each build therefore contains only
 * a few functions of the bundler's runtime. The runtime package of Module Federation 2 (remotes by manifest,
 * snapshots, plugins) took 20 KB in the shell and 9 KB in each entry file. Our module loader does the work of
 * the runtime package.
 */
function configureContainer(config: Rspack.Configuration, uniqueName: string): void {
  config.output = { ...config.output, uniqueName };
  // The entry file contains the bundler's runtime and the eagerly shared packages. Only code that loads later
  // is split into chunks.
  config.optimization = {
    ...config.optimization,
    runtimeChunk: false,
    splitChunks: { chunks: 'async', minSize: SPLIT_FROM_BYTES },
  };
}

/** Builds one container that exposes the module's routes, and builds no page. */
export function pluginRemote(moduleName: string, shared: Shared): RsbuildPlugin {
  return {
    name: 'remotes:remote',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
        const name = getContainerName(moduleName);
        configureContainer(config, name);
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
 * Makes one environment of a build the host of the federation, which provides the shared packages.
 *
 * @param environment name of the build environment
 */
export function pluginHost(environment: string, shared: Shared): RsbuildPlugin {
  return {
    name: 'remotes:host',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins, environment: { name } }) => {
        if (name !== environment) return;
        config.output = { ...config.output, uniqueName: SHELL_NAME };
        // The host only provides packages to remotes. The host's own imports use the host's packages directly,
        // without code that chooses versions.
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
