import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { build, pluginEdit } from '../../libs/remotes/example/build.ts';
import { BROWSERS } from '../../libs/remotes/example/product.ts';
import { type Served, serve } from '../../libs/remotes/example/serve.ts';

const EXAMPLE = path.join(import.meta.dirname, '../../libs/remotes/example');
const implementation = createRequire(import.meta.url).resolve('@module-federation/runtime-tools');

const SHARED = { react: { singleton: true }, 'react-dom': { singleton: true } };

function configuration(
  federation: ConstructorParameters<typeof rspack.container.ModuleFederationPlugin>[0],
  config: RsbuildConfig,
): RsbuildConfig {
  const plugin = new rspack.container.ModuleFederationPlugin({
    ...federation,
    shared: SHARED,
    implementation,
  });
  const tools = (rspackConfig: Rspack.Configuration) => ({
    ...rspackConfig,
    plugins: [...(rspackConfig.plugins ?? []), plugin],
    output: { ...rspackConfig.output, uniqueName: federation.name ?? 'host' },
    optimization: { ...rspackConfig.optimization, splitChunks: false as const },
  });
  return {
    ...config,
    plugins: [pluginReact(), ...(config.plugins ?? [])],
    output: { legalComments: 'none', overrideBrowserslist: BROWSERS, assetPrefix: 'auto' },
    tools: { rspack: tools },
  };
}

export interface RunningPlain {
  host: Served;
  remotes: Served;
  /** @param edit changes the source of the remote's page. */
  deploy(name: string, edit?: (source: string) => string): Promise<void>;
  close(): void;
}

/** Serves the example's remotes with Module Federation 2 alone, in a host as in its documentation. */
export async function startPlain(folder: string): Promise<RunningPlain> {
  const hostFolder = path.join(folder, 'host');
  const remotesFolder = path.join(folder, 'remotes');
  await mkdir(remotesFolder, { recursive: true });
  const remotes = await serve(remotesFolder);

  async function deploy(name: string, edit: (source: string) => string = (source) => source) {
    const federation = {
      name,
      filename: 'remoteEntry.js',
      exposes: { './page': `./src/${name}-page.tsx` },
      manifest: true,
    };
    const config = configuration(federation, {
      source: { entry: { main: './src/manifest.ts' } },
      plugins: [pluginEdit(edit)],
    });
    await build(path.join(EXAMPLE, name), config, path.join(remotesFolder, name));
  }
  await deploy('notes');
  await deploy('timer');
  const at = (name: string) => `${name}@${remotes.origin}/${name}/mf-manifest.json`;
  const config = configuration(
    { name: 'host', remotes: { notes: at('notes'), timer: at('timer') } },
    {
      source: { entry: { app: './main.ts' } },
      html: { template: path.join(EXAMPLE, 'host/app.html') },
    },
  );
  await build(
    import.meta.dirname,
    { ...config, output: { ...config.output, assetPrefix: '/' } },
    hostFolder,
  );
  const host = await serve(hostFolder, 'app.html');
  return {
    host,
    remotes,
    deploy,
    close() {
      host.close();
      remotes.close();
    },
  };
}
