import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SUPPORTED_BROWSERS } from './browsers.ts';
import { pluginHost } from './container.ts';
import { pluginProvideRefreshRuntime } from './fast-refresh.ts';
import { pluginSameBytes } from './same-bytes.ts';
import { pluginShellRecord } from './shell-record.ts';

/** Name of the environment that carries the federation runtime; others (the landing page) are plain builds. */
export const FEDERATED_ENVIRONMENT = 'app';

/**
 * The build of the shell: the federation host that brings the runtime and every singleton, and knows no remote.
 *
 * @param overrides entries, templates and further environments.
 */
export function defineShell(overrides: RsbuildConfig): RsbuildConfig {
  const preset = defineConfig({
    plugins: [
      pluginReact(),
      pluginHost(FEDERATED_ENVIRONMENT),
      pluginProvideRefreshRuntime(FEDERATED_ENVIRONMENT),
      pluginShellRecord(FEDERATED_ENVIRONMENT),
      pluginSameBytes(),
    ],
    output: {
      assetPrefix: '/',
      filenameHash: true,
      legalComments: 'none',
      overrideBrowserslist: SUPPORTED_BROWSERS,
    },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    html: { crossorigin: 'anonymous' },
  });
  return mergeRsbuildConfig(preset, overrides);
}
