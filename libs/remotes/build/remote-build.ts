import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import { pluginBuildId } from './build-id.ts';
import { pluginRemote } from './container.ts';
import { pluginFreshFiles } from './fresh-files.ts';
import { pluginModuleRecord } from './module-record.ts';
import type { RemoteBuild } from './remote-build-options.ts';
import { pluginSameBytes } from './same-bytes.ts';

/**
 * Time limit for loading a chunk, in milliseconds. The timeout equals the loader's timeout for a page. After
 * that time, the button "Try again" sends a new request.
 */
const CHUNK_TIMEOUT_MS = 15_000;

/**
 * Configures the build of a remote: one container that exposes `./routes`, and no page. The hash of every
 * chunk is checked when the chunk loads.
 */
export function configureRemoteBuild<Manifest extends RemoteManifest>(
  options: RemoteBuild<Manifest>,
): RsbuildConfig {
  const { manifest, shared, browsers } = options;
  return defineConfig({
    plugins: [
      pluginReact(),
      pluginRemote(manifest.name, shared),
      pluginBuildId(manifest.name),
      pluginFreshFiles(),
      pluginModuleRecord(options),
      pluginSameBytes(),
    ],
    output: {
      assetPrefix: 'auto',
      // File names need no hash, because each version has its own folder. During a build, hashes of chunks depend on
      // the path of the build's folder. With hashes that depend on a path in file names, the minifier would choose
      // different names in each folder.
      filename: { js: '[name].js', css: '[name].css' },
      legalComments: 'none',
      overrideBrowserslist: browsers,
    },
    tools: { rspack: { output: { chunkLoadTimeout: CHUNK_TIMEOUT_MS } } },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    html: { crossorigin: 'anonymous' },
  });
}
