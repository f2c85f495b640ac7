import { configureHostBuild, pluginHostRecord } from '@adwright/remotes/build';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { SUPPORTED_BROWSERS } from './browsers.ts';
import { pluginProvideRefreshRuntime } from './fast-refresh.ts';
import { buildSharedModules } from './shared.ts';
import { buildShellRecord, pluginSharedLibraries } from './shell-record.ts';

/**
 * Name of the build environment with the federation runtime. Other environments, such as the landing page, are
 * plain builds.
 */
export const FEDERATED_ENVIRONMENT = 'app';

/**
 * Returns the build configuration of the shell. The shell is the host of the federation, with the runtime and
 * all shared singletons. Remotes are added at run time.
 * @param overrides entry points, templates and further build environments of the shell
 */
export function defineShell(overrides: RsbuildConfig): RsbuildConfig {
  const build = configureHostBuild(
    FEDERATED_ENVIRONMENT,
    buildSharedModules('shell'),
    SUPPORTED_BROWSERS,
  );
  const own: RsbuildConfig = {
    plugins: [
      pluginProvideRefreshRuntime(FEDERATED_ENVIRONMENT),
      pluginSharedLibraries(),
      pluginHostRecord(FEDERATED_ENVIRONMENT, buildShellRecord),
    ],
  };
  return mergeRsbuildConfig(build, own, overrides);
}
