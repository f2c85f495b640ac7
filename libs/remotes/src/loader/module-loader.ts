import type { ContractRange } from '../schemas/contract-range.ts';
import type { ModuleVersionOf } from '../schemas/registry.ts';
import type { RemotePage } from '../schemas/remote-module.ts';
import { isModuleLoadError, type ModuleFailure, ModuleLoadError } from './failure.ts';
import {
  type FailedAttempt,
  LOAD_TIMEOUT_MS,
  type LoadAttempt,
  nextAttempt,
  PAGE_TIMEOUT_MS,
  SPARE_STARTS_AFTER,
  SPARE_TIMEOUT,
} from './load-plan.ts';
import { type LoadedModule, pageSchema, readExport } from './module-export.ts';
import type { AcceptedModule } from './registry.ts';
import type { RunnableVersion } from './version-problem.ts';
import { withTimeout } from './with-timeout.ts';

/** What loads a container; the browser's is `createFederationRuntime`. */
export interface ContainerRuntime {
  /**
   * Gives what the container exposes as `./routes`.
   *
   * @throws ModuleLoadError with the failure that {@link nextAttempt} decides by.
   */
  loadRoutes(module: string, attempt: LoadAttempt): Promise<unknown>;
}

/** One failed attempt, for whoever looks for the cause; a later attempt may succeed. */
export interface FailureReport {
  module: string;
  version: string;
  failure: ModuleFailure;
  error: unknown;
}

/** What a version came to in this visit: it showed a page, or every attempt failed. */
export interface Verdict {
  module: AcceptedModule;
  version: string;
  /** undefined: it worked. */
  failure: ModuleFailure | undefined;
}

export interface ModuleLoaderOptions {
  runtime: ContainerRuntime;
  /** Contract versions that the host speaks. */
  contracts: ContractRange;
  onFailure?: (report: FailureReport) => void;
  onVerdict?: (verdict: Verdict) => void;
  timeoutMs?: number;
  pageTimeoutMs?: number;
}

export interface ModuleLoader {
  /** The page of a module at a route of its manifest. @throws ModuleLoadError */
  loadPage(module: AcceptedModule, path: string): Promise<RemotePage>;
  /**
   * A page threw while it was shown. The version before takes over where it has that page.
   *
   * @returns true when loading the page again gives something else than what crashed.
   */
  reportCrash(module: AcceptedModule, path: string, error: unknown): boolean;
  /** Starts loading a page and forgets the outcome; for intent, such as a pointer over a link. */
  prefetch(module: AcceptedModule, path: string): void;
}

/** Pages are all called Component where they are written; in stack traces they are told apart. */
function nameComponent(component: RemotePage['Component'], name: string): void {
  component.displayName ??= name;
  if (typeof component !== 'function') return;
  const current = Object.getOwnPropertyDescriptor(component, 'name');
  if (current?.configurable) Object.defineProperty(component, 'name', { ...current, value: name });
}

function hasPage(version: ModuleVersionOf | undefined, path: string): version is ModuleVersionOf {
  return version?.manifest.routes.some((route) => route.path === path) ?? false;
}

/**
 * Loads modules and their pages by {@link nextAttempt}'s plan. A module that was loaded stays; one that failed
 * is tried anew at the next call.
 */
export function createModuleLoader(options: ModuleLoaderOptions): ModuleLoader {
  const { runtime, contracts, onFailure, onVerdict } = options;
  const { timeoutMs = LOAD_TIMEOUT_MS, pageTimeoutMs = PAGE_TIMEOUT_MS } = options;
  const loaded = new Map<string, Promise<LoadedModule>>();
  /** The version of each module that has shown a page last. */
  const shown = new Map<string, RunnableVersion>();
  /** Versions that failed once. Their requests may still hang, and the browser would queue new ones behind them. */
  const failedOnce = new Set<RunnableVersion>();

  function failureOf(name: string, version: RunnableVersion, error: unknown): ModuleFailure {
    const failure = isModuleLoadError(error) ? error.failure : 'routes-broken';
    failedOnce.add(version);
    onFailure?.({ module: name, version: version.version, failure, error });
    return failure;
  }

  async function tryVersion(
    name: string,
    attempt: LoadAttempt,
    patienceMs = timeoutMs,
  ): Promise<LoadedModule> {
    const timeout = () => new ModuleLoadError(name, 'timeout');
    const fresh = attempt.fresh || failedOnce.has(attempt.version);
    const loading = runtime.loadRoutes(name, { ...attempt, fresh });
    const exported = await withTimeout(loading, patienceMs, timeout);
    return readExport(name, attempt.version, exported, contracts);
  }

  /** Starts loading the previous version when the current one is slow. */
  function readySpare({ name, previous }: AcceptedModule) {
    let loading: Promise<LoadedModule> | undefined;
    const timer = setTimeout(() => {
      if (!previous) return;
      loading = tryVersion(name, { version: previous, fresh: false }, timeoutMs * SPARE_TIMEOUT);
      // `take` passes a failure on. Without a handler here, one that nobody takes would count as unhandled.
      loading.catch(() => {});
    }, timeoutMs * SPARE_STARTS_AFTER);
    return {
      /** The load that has begun, if this attempt is for the same version. */
      take: (attempt: LoadAttempt) => (attempt.version === previous ? loading : undefined),
      cancel: () => clearTimeout(timer),
    };
  }

  async function loadByPlan(module: AcceptedModule): Promise<LoadedModule> {
    const spare = readySpare(module);
    try {
      return await followPlan(module, spare.take);
    } finally {
      spare.cancel();
    }
  }

  async function followPlan(
    module: AcceptedModule,
    underWay: (attempt: LoadAttempt) => Promise<LoadedModule> | undefined,
  ): Promise<LoadedModule> {
    const failed: FailedAttempt[] = [];
    let firstError: unknown;
    for (
      let attempt = nextAttempt(module, failed);
      attempt;
      attempt = nextAttempt(module, failed)
    ) {
      try {
        return await (underWay(attempt) ?? tryVersion(module.name, attempt));
      } catch (error) {
        firstError ??= error;
        const failure = failureOf(module.name, attempt.version, error);
        failed.push({ ...attempt, failure });
        if (nextAttempt(module, failed)?.version !== attempt.version) {
          onVerdict?.({ module, version: attempt.version.version, failure });
        }
      }
    }
    throw firstError;
  }

  function remember(name: string, loading: Promise<LoadedModule>): Promise<LoadedModule> {
    loaded.set(name, loading);
    loading.catch(() => {
      if (loaded.get(name) === loading) loaded.delete(name);
    });
    return loading;
  }

  async function pageOf(name: string, module: LoadedModule, path: string): Promise<RemotePage> {
    const load = module.pages[path];
    if (!load) {
      throw new ModuleLoadError(name, 'contract-broken', { detail: `${name} has no ${path}` });
    }
    const timeout = () => new ModuleLoadError(name, 'timeout');
    // Once more at once: the bundler's runtime forgets a chunk that failed, and most failures are a lost packet.
    const arriving = load().catch(load);
    try {
      const page = pageSchema.parse(await withTimeout(arriving, pageTimeoutMs, timeout));
      nameComponent(page.Component, `${name} ${path}`);
      return page;
    } catch (error) {
      if (isModuleLoadError(error)) throw error;
      throw new ModuleLoadError(name, 'page-unavailable', { cause: error });
    }
  }

  async function loadPrevious(
    module: AcceptedModule,
    version: RunnableVersion,
  ): Promise<LoadedModule> {
    try {
      return await tryVersion(module.name, { version, fresh: false });
    } catch (error) {
      const failure = failureOf(module.name, version, error);
      onVerdict?.({ module, version: version.version, failure });
      throw error;
    }
  }

  /** The page as this version has it, with its verdict. */
  async function judgedPage(
    module: AcceptedModule,
    running: LoadedModule,
    path: string,
  ): Promise<RemotePage> {
    const { version } = running;
    try {
      const page = await pageOf(module.name, running, path);
      shown.set(module.name, version);
      onVerdict?.({ module, version: version.version, failure: undefined });
      return page;
    } catch (error) {
      const failure = failureOf(module.name, version, error);
      onVerdict?.({ module, version: version.version, failure });
      // A file that never answers is waited for by everything that has been loaded: a retry begins with a fresh entry.
      loaded.delete(module.name);
      throw error;
    }
  }

  async function loadPage(module: AcceptedModule, path: string): Promise<RemotePage> {
    const { name, current, previous } = module;
    const running = await (loaded.get(name) ?? remember(name, loadByPlan(module)));
    try {
      return await judgedPage(module, running, path);
    } catch (error) {
      if (running.version !== current || !hasPage(previous, path)) throw error;
      try {
        const fallback = await loadPrevious(module, previous);
        const page = await judgedPage(module, fallback, path);
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
      remember(name, loadPrevious(module, previous));
      return true;
    },
    prefetch(module, path) {
      loadPage(module, path).catch(() => {
        // Nobody asked for the page yet; the visit itself will report.
      });
    },
  };
}
