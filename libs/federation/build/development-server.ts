import type { RsbuildConfig } from '@rsbuild/core';
import { getDevServerPort } from './dev-port.ts';

/** Returns the settings of a module's development server. Its scripts run in pages of the shell's origin. */
export function configureDevelopmentServer(name: string): Pick<RsbuildConfig, 'server' | 'dev'> {
  const port = getDevServerPort(name);
  return {
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      cors: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
    },
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      // Without the URL in `client`, the page would request updates from the shell's origin.
      client: { protocol: 'ws', host: 'localhost', port },
      lazyCompilation: false,
    },
  };
}
