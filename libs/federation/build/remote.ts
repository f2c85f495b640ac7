import { containerName, type ModuleManifest } from '@adwright/contracts';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginBuildId } from './build-id.ts';
import { developmentServer } from './development-server.ts';
import { pluginShareRefreshRuntime } from './fast-refresh.ts';
import { pluginModuleRecord } from './module-record.ts';
import { pluginSameBytes } from './same-bytes.ts';
import { sharedModules } from './shared.ts';
import { pluginSingletonsStayShared } from './singletons-stay-shared.ts';

/** Name of the entry that the registry points at, in a module's versioned folder. */
const ENTRY_FILE = 'remoteEntry.js';

/** A chunk that hangs is given up when the loader gives up its page, so that Try again asks anew. */
const CHUNK_TIMEOUT_MS = 15_000;

/**
 * The build of a remote: no page of its own, one container that exposes `./routes`, every chunk named after
 * its content and checked by hash when it loads.
 *
 * @param manifest the module's own `src/manifest.ts`.
 * @param overrides merged over the preset, for what a single module needs on top.
 */
export function defineRemote(
  manifest: ModuleManifest,
  overrides: RsbuildConfig = {},
): RsbuildConfig {
  const preset = defineConfig({
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name: containerName(manifest.name),
        filename: ENTRY_FILE,
        exposes: { './routes': './src/routes.tsx' },
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      pluginShareRefreshRuntime(manifest.name),
      pluginBuildId(manifest.name),
      pluginModuleRecord(manifest),
      pluginSingletonsStayShared(),
      pluginSameBytes(),
    ],
    ...developmentServer(manifest.name),
    output: { assetPrefix: 'auto', filenameHash: true, legalComments: 'none' },
    tools: { rspack: { output: { chunkLoadTimeout: CHUNK_TIMEOUT_MS } } },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    html: { crossorigin: 'anonymous' },
  });
  return mergeRsbuildConfig(preset, overrides);
}
