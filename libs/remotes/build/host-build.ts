import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { ShellRecord } from '../src/schemas/build-record.ts';
import { pluginHost } from './container.ts';
import { pluginSameBytes } from './same-bytes.ts';
import type { SharedModule } from './shared.ts';

/**
 * File beside the host's pages. The file tells the release tool which packages the host provides to modules.
 */
const HOST_RECORD_FILE = 'shell.json';

/** Returns the versions of the packages that only the host contains. */
export function listProvidedPackages(
  shared: Readonly<Record<string, SharedModule>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shared).flatMap(([name, { singleton, version }]) =>
      singleton ? [[name, version]] : [],
    ),
  );
}

/**
 * Writes a file into the host's build that lists the packages which the host provides to modules.
 *
 * @param environment the environment with the federation runtime; only this environment writes the file
 */
export function pluginHostRecord(
  environment: string,
  record: () => ShellRecord | Promise<ShellRecord>,
): RsbuildPlugin {
  return {
    name: 'remotes:host-record',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: [environment] },
        async ({ compilation, sources }) => {
          const text = `${JSON.stringify(await record(), null, 2)}\n`;
          compilation.emitAsset(HOST_RECORD_FILE, new sources.RawSource(text));
        },
      );
    },
  };
}

/**
 * Configures the build of a federation host. The host provides the shared packages, and contains no URL of a
 * remote.
 *
 * @param environment the environment with the federation runtime; other environments, such as a landing page,
 * are plain builds
 * @param browsers supported browsers, as a browserslist query
 */
export function configureHostBuild(
  environment: string,
  shared: Readonly<Record<string, SharedModule>>,
  browsers: string[],
): RsbuildConfig {
  return defineConfig({
    plugins: [pluginReact(), pluginHost(environment, shared), pluginSameBytes()],
    output: {
      assetPrefix: '/',
      filenameHash: true,
      legalComments: 'none',
      overrideBrowserslist: browsers,
    },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    html: { crossorigin: 'anonymous' },
  });
}
