import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inlineScript, SUPPORTED_BROWSERS } from '@adwright/federation/build';
import { createRsbuild, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { THEME_BOOT_SCRIPT } from '../../libs/ui/src/theme/theme-boot.ts';

const HERE = import.meta.dirname;
const SHELL = path.join(HERE, '../../shell');

/** Files that only the federated build needs, each with its replacement in the single build. */
const REPLACED: readonly [RegExp, string][] = [
  [/federation-runtime(?:\.ts)?$/, 'one-build-runtime.ts'],
  [/boot\/load-registry\.ts$|^\.\/load-registry\.ts$/, 'one-build-visit.ts'],
  [/boot\/deploy-watch\.ts$|^\.\/deploy-watch\.ts$/, 'one-build-watch.ts'],
  [/shared-with-modules\.ts$/, 'nothing.ts'],
  [/report-visits\.ts$/, 'no-reports.ts'],
];

const inline = (children: string) => ({ tag: 'script', head: true, append: false, children });

async function configuration(folder: string): Promise<RsbuildConfig> {
  const early = await inlineScript(pathToFileURL(path.join(HERE, 'early.ts')));
  return {
    root: SHELL,
    logLevel: 'error',
    plugins: [pluginReact()],
    source: { entry: { app: './src/main.tsx' } },
    html: {
      template: './app.html',
      favicon: './src/favicon.svg',
      crossorigin: 'anonymous',
      tags: [inline(early), inline(THEME_BOOT_SCRIPT)],
    },
    output: {
      distPath: { root: folder },
      assetPrefix: '/',
      filenameHash: true,
      legalComments: 'none',
      overrideBrowserslist: SUPPORTED_BROWSERS,
    },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    tools: {
      rspack: {
        plugins: REPLACED.map(
          ([request, file]) =>
            new rspack.NormalModuleReplacementPlugin(request, path.join(HERE, file)),
        ),
      },
    },
  };
}

/**
 * Builds shell and modules as one application without federation, from the same sources with the same settings.
 * @param folder output folder of the build.
 */
export async function buildOne(folder: string): Promise<void> {
  const rsbuild = await createRsbuild({ cwd: SHELL, config: await configuration(folder) });
  const { close } = await rsbuild.build();
  await close();
}
