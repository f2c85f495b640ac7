import type { ModuleVersionOf } from '../schemas/registry.ts';
import type { RemotePage } from '../schemas/remote-module.ts';
import { isModuleLoadError, ModuleLoadError } from './failure.ts';
import { PAGE_TIMEOUT_MS } from './load-plan.ts';
import { type LoadedModule, pageSchema } from './module-export.ts';
import type { AcceptedModule } from './registry.ts';
import { createVersionLoader, type VersionLoaderOptions } from './version-loader.ts';
import type { RunnableVersion } from './version-problem.ts';
import { withTimeout } from './with-timeout.ts';

interface ModuleLoaderOptions extends VersionLoaderOptions {
  pageTimeoutMs?: number;
}

export interface ModuleLoader {
  /**
   * Returns the page of a module for a route in the module's manifest.
   * @throws ModuleLoadError
   */
  loadPage(module: AcceptedModule, path: string): Promise<RemotePage>;
  /**
   * Reports that a page threw an error while it rendered. If the previous version has the page, that
   * page replaces the crashed page.
   *
   * @returns true when loading the page again returns a version that has not crashed
   */
  reportCrash(module: AcceptedModule, path: string, error: unknown): boolean;
  /**
   * Starts loading a page and ignores the result. Callers prefetch a page that the user will probably visit,
   * for example when the pointer is over a link.
   */
  prefetch(module: AcceptedModule, path: string): void;
}

/** Gives a page a name for stack traces, because minified builds lose function names. */
function nameComponent(component: RemotePage['Component'], name: string): void {
  component.displayName ??= name;
  if (typeof component !== 'function') return;
  const current = Object.getOwnPropertyDescriptor(component, 'name');
  if (current?.configurable) Object.defineProperty(component, 'name', { ...current, value: name });
}

/**
 * Returns a page of a module that is already loaded.
 * @throws ModuleLoadError
 */
async function loadPageOf(
  name: string,
  module: LoadedModule,
  path: string,
  timeoutMs: number,
): Promise<RemotePage> {
  const load = module.pages[path];
  if (!load) {
    throw new ModuleLoadError(name, 'contract-broken', { detail: `${name} has no ${path}` });
  }
  const timeout = () => new ModuleLoadError(name, 'timeout');
  // The first retry follows at once: the bundler's runtime forgets a failed chunk, and most failures are lost
  // packets.
  const arriving = load().catch(load);
  try {
    const page = pageSchema.parse(await withTimeout(arriving, timeoutMs, timeout));
    nameComponent(page.Component, `${name} ${path}`);
    return page;
  } catch (error) {
    if (isModuleLoadError(error)) throw error;
    throw new ModuleLoadError(name, 'page-unavailable', { cause: error });
  }
}

function hasPage(version: ModuleVersionOf | undefined, path: string): version is ModuleVersionOf {
  return version?.manifest.routes.some((route) => route.path === path) ?? false;
}

/**
 * Loads modules and their pages. A loaded module is cached. A failed module is loaded again at the next call.
 */
export function createModuleLoader(options: ModuleLoaderOptions): ModuleLoader {
  const { onFailure, onVerdict, pageTimeoutMs = PAGE_TIMEOUT_MS } = options;
  const versions = createVersionLoader(options);
  const loaded = new Map<string, Promise<LoadedModule>>();
  /** For each module, the version whose page was shown last. */
  const shown = new Map<string, RunnableVersion>();

  function remember(name: string, loading: Promise<LoadedModule>): Promise<LoadedModule> {
    loaded.set(name, loading);
    loading.catch(() => {
      if (loaded.get(name) === loading) loaded.delete(name);
    });
    return loading;
  }

  /** Loads a page from a version, and reports success or failure. */
  async function loadJudgedPage(
    module: AcceptedModule,
    running: LoadedModule,
    path: string,
  ): Promise<RemotePage> {
    const { version } = running;
    try {
      const page = await loadPageOf(module.name, running, path, pageTimeoutMs);
      shown.set(module.name, version);
      onVerdict?.({ module, version: version.version, failure: undefined });
      return page;
    } catch (error) {
      const failure = versions.recordFailure(module.name, version, error);
      onVerdict?.({ module, version: version.version, failure });
      // The bundler shares pending requests, so a file that never arrives would block every later load. A
      // retry therefore begins by loading the entry script again.
      loaded.delete(module.name);
      throw error;
    }
  }

  async function loadPage(module: AcceptedModule, path: string): Promise<RemotePage> {
    const { name, current, previous } = module;
    const running = await (loaded.get(name) ?? remember(name, versions.loadByPlan(module)));
    try {
      return await loadJudgedPage(module, running, path);
    } catch (error) {
      if (running.version !== current || !hasPage(previous, path)) throw error;
      try {
        const fallback = await versions.loadOnce(module, previous);
        const page = await loadJudgedPage(module, fallback, path);
        remember(name, Promise.resolve(fallback));
        return page;
      } catch {
        throw error;
      }
    }
  }

  return {
    loadPage,
    reportCrash(module, path, error) {
      const { name, current, previous } = module;
      const crashed = shown.get(name) ?? current;
      const report = { version: crashed.version, failure: 'page-crashed' } as const;
      onFailure?.({ ...report, module: name, error });
      onVerdict?.({ ...report, module });
      loaded.delete(name);
      if (crashed !== current || !hasPage(previous, path)) return false;
      remember(name, versions.loadOnce(module, previous));
      return true;
    },
    prefetch(module, path) {
      loadPage(module, path).catch(() => {
        // A prefetch reports no failure, since the visit of the page will report the failure.
      });
    },
  };
}
