import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Name of the global that `provide-refresh-runtime.ts` sets on the window in the shell's development build. */
const REFRESH_GLOBAL = 'adwrightRefreshRuntime';

/**
 * Stores the shell's refresh runtime in the global that the modules' development builds read, before React
 * starts.
 */
export function pluginProvideRefreshRuntime(environment: string): RsbuildPlugin {
  const file = fileURLToPath(new URL('./provide-refresh-runtime.ts', import.meta.url));
  return {
    name: 'adwright:provide-refresh-runtime',
    setup(api) {
      api.modifyRspackConfig((config, { isDev, environment: { name }, appendPlugins, rspack }) => {
        if (!isDev || name !== environment) return;
        // With the name `undefined`, the plugin adds the runtime to every entry point.
        appendPlugins(new rspack.EntryPlugin(config.context ?? '', file, { name: undefined }));
      });
    },
  };
}

/**
 * Makes React Fast Refresh of a module's development build use the shell's runtime. A separate runtime would
 * not know the shell's React renderers, so the page would not show a changed component.
 */
export function pluginShareRefreshRuntime(moduleName: string): RsbuildPlugin {
  return {
    name: 'adwright:share-refresh-runtime',
    setup(api) {
      api.modifyRspackConfig((config, { isDev, mergeConfig }) => {
        if (!isDev) return config;
        const runtime = `var globalThis.${REFRESH_GLOBAL}(${JSON.stringify(moduleName)})`;
        return mergeConfig(config, { externals: { 'react-refresh/runtime': runtime } });
      });
    },
  };
}
