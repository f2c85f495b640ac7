import path from 'node:path';
import { type LocalModule, readModules } from '@adwright/release/module-names';
import type { LoopbackServer } from '../loopback.ts';
import { buildLocalUrl, getNewModulePort, type Ports } from '../ports.ts';
import { startModuleHost } from './module-host.ts';

/** Serves the origin of each module, including modules that are created while the product runs. */
export interface ModuleHosts {
  /** Starts hosts of new modules, and returns the origins of all modules. */
  origins(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * @param cdn folder with the deployed modules.
 * @param modules returns the modules that exist at the time of the call.
 */
export async function startModuleHosts(
  ports: Ports,
  cdn: string,
  modules: () => readonly LocalModule[] = readModules,
): Promise<ModuleHosts> {
  const servers: LoopbackServer[] = [];
  const origins = new Map<string, string>();
  const start = async (name: string, port: number) => {
    // The module is stored even when its port is in use, so that the error is reported once instead of on each
    // page.
    origins.set(name, buildLocalUrl(port));
    servers.push(await startModuleHost(port, path.join(cdn, name)));
  };
  const startNew = async () => {
    for (const module of modules()) {
      if (origins.has(module.name)) continue;
      await start(module.name, getNewModulePort(module, ports.shell));
    }
  };
  const stop = () => Promise.all(servers.map((server) => server.close()));
  try {
    for (const [name, port] of Object.entries(ports.remotes)) await start(name, port);
  } catch (error) {
    await stop();
    throw error;
  }
  let starting = Promise.resolve();
  return {
    async origins() {
      starting = starting
        .then(startNew)
        .catch((error: unknown) => console.error('A new module can’t be served:', error));
      await starting;
      return [...origins.values()];
    },
    async close() {
      await starting;
      await stop();
    },
  };
}
