import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { configureDevelopmentServer } from './development-server.ts';

const HOST_FOLDER = fileURLToPath(new URL('../standalone/', import.meta.url));

/**
 * Returns the build configuration for a module on a page without the shell and without federation. The page
 * renders the module's routes in the test host of the contract. The page is written to a folder, from which
 * another server serves the page and /config.json. A development server serves the scripts.
 *
 * @param name name of the module that is developed
 * @param moduleFolder workspace folder of the module
 * @param pageFolder folder into which `app.html` is written
 */
export function defineStandalone(
  name: string,
  moduleFolder: string,
  pageFolder: string,
): RsbuildConfig {
  const { server, dev } = configureDevelopmentServer(name);
  return defineConfig({
    server,
    dev: { ...dev, writeToDisk: (file) => file.endsWith('.html') },
    plugins: [pluginReact()],
    source: { entry: { app: path.join(HOST_FOLDER, 'main.tsx') } },
    resolve: { alias: { 'module-under-test': path.join(moduleFolder, 'src/routes.tsx') } },
    html: { template: path.join(HOST_FOLDER, 'app.html'), crossorigin: 'anonymous' },
    output: { distPath: { root: pageFolder }, cleanDistPath: false },
  });
}
