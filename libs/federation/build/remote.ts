import { type ModuleManifest, moduleManifestSchema } from '@adwright/contracts';
import { remoteBuild } from '@adwright/remotes/build';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { SUPPORTED_BROWSERS } from './browsers.ts';
import { developmentServer } from './development-server.ts';
import { pluginShareRefreshRuntime } from './fast-refresh.ts';
import { libraryApis } from './library-api.ts';
import { packagesBehind, sharedModules } from './shared.ts';
import { pluginSharedPartsAreWhole } from './shared-parts.ts';
import { pluginSingletonsStayShared } from './singletons-stay-shared.ts';
import { usedExports } from './used-exports.ts';

/**
 * The build of a module of this product; the shell provides the singletons.
 *
 * @param manifest the module's own `src/manifest.ts`.
 * @param overrides merged over the preset, for settings that only one module needs.
 */
export function defineRemote(
  manifest: ModuleManifest,
  overrides: RsbuildConfig = {},
): RsbuildConfig {
  const build = remoteBuild({
    manifest,
    manifestSchema: moduleManifestSchema,
    shared: sharedModules('remote'),
    packagesBehind: packagesBehind(),
    usedLibraries: async (sources) => usedExports(sources, await libraryApis()),
    browsers: SUPPORTED_BROWSERS,
  });
  const own: RsbuildConfig = {
    plugins: [
      pluginShareRefreshRuntime(manifest.name),
      pluginSingletonsStayShared(),
      pluginSharedPartsAreWhole(),
    ],
    ...developmentServer(manifest.name),
  };
  return mergeRsbuildConfig(build, own, overrides);
}
