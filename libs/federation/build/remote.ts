import { type ModuleManifest, moduleManifestSchema } from '@adwright/contracts';
import { configureRemoteBuild } from '@adwright/remotes/build';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { SUPPORTED_BROWSERS } from './browsers.ts';
import { configureDevelopmentServer } from './development-server.ts';
import { pluginShareRefreshRuntime } from './fast-refresh.ts';
import { readLibraryApis } from './library-api.ts';
import { buildSharedModules, listPackagesBehind } from './shared.ts';
import { pluginSharedPartsAreWhole } from './shared-parts.ts';
import { pluginSingletonsStayShared } from './singletons-stay-shared.ts';
import { listUsedExports } from './used-exports.ts';

/**
 * Returns the build configuration for a module of this product. The shell provides the singleton packages to
 * the module.
 *
 * @param manifest manifest of the module, from `src/manifest.ts`
 * @param overrides settings that only one module needs, which are merged over the common settings
 */
export function defineRemote(
  manifest: ModuleManifest,
  overrides: RsbuildConfig = {},
): RsbuildConfig {
  const build = configureRemoteBuild({
    manifest,
    manifestSchema: moduleManifestSchema,
    shared: buildSharedModules('remote'),
    packagesBehind: listPackagesBehind(),
    usedLibraries: async (sources) => listUsedExports(sources, await readLibraryApis()),
    browsers: SUPPORTED_BROWSERS,
  });
  const own: RsbuildConfig = {
    plugins: [
      pluginShareRefreshRuntime(manifest.name),
      pluginSingletonsStayShared(),
      pluginSharedPartsAreWhole(),
    ],
    ...configureDevelopmentServer(manifest.name),
  };
  return mergeRsbuildConfig(build, own, overrides);
}
