import { getContainerName } from '../schemas/manifest.ts';
import {
  type Container,
  EntryBrokenError,
  EntryTimeoutError,
  EntryUnavailableError,
  loadEntryScript,
  type ShareScope,
} from './entry-script.ts';
import { type ModuleFailure, ModuleLoadError } from './failure.ts';
import { LOAD_TIMEOUT_MS, type LoadAttempt } from './load-plan.ts';
import type { ContainerRuntime } from './version-loader.ts';

/** Function of the bundler that registers the shell's shared packages once. */
declare function __webpack_init_sharing__(scope: string): Promise<void>;
/** Global variable of the bundler that contains the shared packages of the page. */
declare const __webpack_share_scopes__: { default: ShareScope };

function classifyFailure(error: unknown): ModuleFailure {
  if (error instanceof EntryTimeoutError) return 'timeout';
  if (error instanceof EntryUnavailableError) return 'entry-unavailable';
  if (error instanceof EntryBrokenError) return 'entry-broken';
  return 'routes-broken';
}

/**
 * Removes script and stylesheet elements of a version that have not loaded yet. The bundler's runtime would otherwise
 * wait for an element that has not loaded and send no new request.
 */
function removePendingFiles(folder: string): void {
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    `script[src^="${folder}"], link[rel="stylesheet"][href^="${folder}"]`,
  )) {
    // The bundler removes a script element after its script has run, so a remaining element has not loaded
    // yet.
    if (element instanceof HTMLScriptElement || element.sheet === null) element.remove();
  }
}

/**
 * Returns a runtime that loads containers in the browser by the bundler's Module Federation. Each version of
 * a module has its own container, so that two versions can run on one page. An entry script runs only if its
 * URL and hash are in the registry.
 */
export function createFederationRuntime(): ContainerRuntime {
  const containers = new Map<string, Promise<Container>>();
  let freshDownloads = 0;

  async function start(module: string, { version, fresh }: LoadAttempt): Promise<Container> {
    if (fresh) removePendingFiles(new URL('.', version.entry).href);
    const url = fresh ? `${version.entry}?fresh=${++freshDownloads}` : version.entry;
    const globalName = getContainerName(module);
    const entry = { url, integrity: version.integrity, globalName };
    const container = await loadEntryScript(entry, LOAD_TIMEOUT_MS);
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default);
    return container;
  }

  /**
   * Returns the container of a module's version. A container that has started is used again, because pages of
   * the module run in it. A container that has not started, or whose files fail, is loaded again.
   */
  function containerOf(module: string, attempt: LoadAttempt): Promise<Container> {
    const key = `${module} ${attempt.version.version}`;
    const known = containers.get(key);
    if (known && !attempt.fresh) return known;
    const starting = start(module, attempt);
    containers.set(key, starting);
    starting.catch(() => {
      if (containers.get(key) === starting) containers.delete(key);
    });
    return starting;
  }

  return {
    async loadRoutes(module, attempt) {
      try {
        const container = await containerOf(module, attempt);
        const factory = await container.get('./routes');
        return factory();
      } catch (error) {
        throw new ModuleLoadError(module, classifyFailure(error), { cause: error });
      }
    },
  };
}
