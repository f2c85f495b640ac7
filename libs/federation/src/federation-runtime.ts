import { containerName } from '@adwright/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  EntryBrokenError,
  type EntryScript,
  EntryTimeoutError,
  EntryUnavailableError,
  loadEntryScript,
} from './entry-script.ts';
import { type ModuleFailure, ModuleLoadError } from './failure.ts';
import { LOAD_TIMEOUT_MS } from './load-plan.ts';
import type { ContainerRuntime } from './module-loader.ts';
import type { RunnableVersion } from './registry.ts';

/** One remote for each version of a module: two versions may live in one page without touching each other. */
function remoteName(module: string, version: RunnableVersion): string {
  return `${containerName(module)}_${version.version.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
}

function failureOf(error: unknown): ModuleFailure {
  if (error instanceof EntryTimeoutError) return 'timeout';
  if (error instanceof EntryUnavailableError) return 'entry-unavailable';
  if (error instanceof EntryBrokenError) return 'entry-broken';
  return 'routes-broken';
}

/**
 * The browser's container runtime, on Module Federation. Entries are fetched by our own `loadEntry` hook, which
 * knows no entry but those registered here with their hash: whatever else the runtime is asked for fails closed.
 */
export function createFederationRuntime(): ContainerRuntime {
  const entries = new Map<string, EntryScript>();
  let freshDownloads = 0;

  registerPlugins([
    {
      name: 'adwright:entries',
      async loadEntry({ remoteInfo }) {
        const entry = entries.get(remoteInfo.name);
        if (!entry) throw new EntryUnavailableError(`${remoteInfo.name} is not in the registry`);
        return loadEntryScript(entry, LOAD_TIMEOUT_MS);
      },
    },
  ]);

  return {
    async loadRoutes(module, { version, fresh }) {
      const name = remoteName(module, version);
      const globalName = containerName(module);
      const url = fresh ? `${version.entry}?fresh=${++freshDownloads}` : version.entry;
      entries.set(name, { url, integrity: version.integrity, globalName });
      registerRemotes([{ name, entry: version.entry, entryGlobalName: globalName }]);
      try {
        return await loadRemote<unknown>(`${name}/routes`);
      } catch (error) {
        throw new ModuleLoadError(module, failureOf(error), { cause: error });
      }
    },
  };
}
