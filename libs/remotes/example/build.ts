import path from 'node:path';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
} from '@rsbuild/core';
import {
  configureHostBuild,
  configureRemoteBuild,
  listProvidedPackages,
  pluginHostRecord,
} from '../build/index.ts';
import { CONTRACT, type Manifest, manifestSchema } from './host/contract.ts';
import { manifest as notes } from './notes/src/manifest.ts';
import { BROWSERS, listSharedPackages } from './product.ts';
import { manifest as timer } from './timer/src/manifest.ts';

const EXAMPLE = import.meta.dirname;
const ENVIRONMENT = 'web';

export const MANIFESTS: readonly Manifest[] = [notes, timer];

export async function build(folder: string, config: RsbuildConfig, dist: string): Promise<void> {
  const own: RsbuildConfig = {
    logLevel: 'error',
    mode: 'production',
    output: { distPath: { root: dist } },
  };
  const rsbuild = await createRsbuild({ cwd: folder, config: mergeRsbuildConfig(config, own) });
  const { close } = await rsbuild.build();
  await close();
}

/** @param target folder for the host's pages */
export function buildHost(target: string): Promise<void> {
  const shared = listSharedPackages('shell');
  const config = mergeRsbuildConfig(configureHostBuild(ENVIRONMENT, shared, BROWSERS), {
    source: { entry: { app: './main.tsx' } },
    html: { template: './app.html' },
    plugins: [
      pluginHostRecord(ENVIRONMENT, () => ({
        contract: CONTRACT,
        provides: listProvidedPackages(shared),
      })),
    ],
  });
  return build(path.join(EXAMPLE, 'host'), config, target);
}

/** Changes the source of a page before it is built. */
export function pluginEdit(edit: (source: string) => string): RsbuildPlugin {
  return {
    name: 'example:edit',
    setup(api) {
      api.transform({ test: /-page\.tsx$/ }, ({ code }) => edit(code));
    },
  };
}

/**
 * @param target folder into which the module's `dist` is written
 * @param edit changes the page's source before the build
 */
export function buildRemote(
  manifest: Manifest,
  target: string,
  edit: (source: string) => string = (source) => source,
): Promise<void> {
  const config = configureRemoteBuild({
    manifest,
    manifestSchema,
    shared: listSharedPackages('remote'),
    browsers: BROWSERS,
  });
  const edited = mergeRsbuildConfig(config, { plugins: [pluginEdit(edit)] });
  return build(path.join(EXAMPLE, manifest.name), edited, target);
}
