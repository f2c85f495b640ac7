import type { ModuleManifest } from '@adwright/contracts';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SUPPORTED_BROWSERS } from './browsers.ts';
import { pluginBuildId } from './build-id.ts';
import { pluginRemote } from './container.ts';
import { developmentServer } from './development-server.ts';
import { pluginShareRefreshRuntime } from './fast-refresh.ts';
import { pluginFreshFiles } from './fresh-files.ts';
import { pluginModuleRecord } from './module-record.ts';
import { pluginSameBytes } from './same-bytes.ts';
import { pluginSharedPartsAreWhole } from './shared-parts.ts';
import { pluginSingletonsStayShared } from './singletons-stay-shared.ts';

/** A chunk that hangs is given up when the loader gives up its page, so that Try again asks anew. */
const CHUNK_TIMEOUT_MS = 15_000;

/**
 * The build of a remote: no page of its own, one container that exposes `./routes`, every chunk checked by hash when it
 * loads.
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
      pluginRemote(manifest.name),
      pluginShareRefreshRuntime(manifest.name),
      pluginBuildId(manifest.name),
      pluginFreshFiles(),
      pluginModuleRecord(manifest),
      pluginSingletonsStayShared(),
      pluginSameBytes(),
      pluginSharedPartsAreWhole(),
    ],
    ...developmentServer(manifest.name),
    output: {
      assetPrefix: 'auto',
      // The folder of the version keeps files apart. Hashes of chunks depend on the folder of the build until they are final,
      // and the minifier has chosen its names by then.
      filename: { js: '[name].js', css: '[name].css' },
      legalComments: 'none',
      overrideBrowserslist: SUPPORTED_BROWSERS,
    },
    tools: { rspack: { output: { chunkLoadTimeout: CHUNK_TIMEOUT_MS } } },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    html: { crossorigin: 'anonymous' },
  });
  return mergeRsbuildConfig(preset, overrides);
}
