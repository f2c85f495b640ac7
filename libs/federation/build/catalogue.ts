import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE_FOLDER = fileURLToPath(new URL('../catalogue/', import.meta.url));
/**
 * Default port of the catalogue's development server, lower than the ports of the modules' development servers.
 */
const PORT = 3100;

/**
 * Returns the port of the catalogue's development server. The environment variable `ADWRIGHT_PORT_OFFSET` is
 * added to the port.
 */
export function findCataloguePort(): number {
  return PORT + Number(process.env.ADWRIGHT_PORT_OFFSET ?? 0);
}

/**
 * Returns the build configuration for the catalogue of components and pages: one page with the stories of all
 * `*.stories.tsx` files.
 */
export function defineCatalogue(): RsbuildConfig {
  return defineConfig({
    server: { port: findCataloguePort(), strictPort: true, host: 'localhost' },
    // Without `lazyCompilation: false`, each story would be built only when somebody opens it.
    dev: { lazyCompilation: false },
    plugins: [pluginReact()],
    source: { entry: { index: path.join(PAGE_FOLDER, 'main.tsx') } },
    html: { template: path.join(PAGE_FOLDER, 'app.html') },
    resolve: { alias: { 'catalogue-stories': path.join(PAGE_FOLDER, 'stories.js') } },
    tools: {
      rspack: {
        plugins: [
          new rspack.experiments.VirtualModulesPlugin({
            [path.join(PAGE_FOLDER, 'stories.js')]: listStories(),
          }),
        ],
      },
    },
  });
}

/** Returns the source of a module that imports each stories file on demand. */
function listStories(): string {
  const files = globSync('{libs/*,mf-*}/src/**/*.stories.tsx', { cwd: REPOSITORY }).toSorted();
  const entries = files.map((file) => {
    const name = JSON.stringify(file.split(path.sep).join('/'));
    return `${name}: () => import(${JSON.stringify(path.join(REPOSITORY, file))})`;
  });
  return `export default {${entries.join(',\n')}};`;
}
