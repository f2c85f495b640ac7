import type { ContractRange } from '../schemas/contract-range.ts';
import { isModuleLoadError, type ModuleFailure, ModuleLoadError } from './failure.ts';
import {
  type FailedAttempt,
  LOAD_TIMEOUT_MS,
  type LoadAttempt,
  planNextAttempt,
  SPARE_STARTS_AFTER,
  SPARE_TIMEOUT,
} from './load-plan.ts';
import { type LoadedModule, readExport } from './module-export.ts';
import type { AcceptedModule } from './registry.ts';
import type { RunnableVersion } from './version-problem.ts';
import { withTimeout } from './with-timeout.ts';

/** Loads the containers of modules. In the browser, `createFederationRuntime` provides the runtime. */
export interface ContainerRuntime {
  /**
   * Loads the export `./routes` of a module's container.
   *
   * @throws ModuleLoadError with the failure from which {@link planNextAttempt} chooses the next attempt
   */
  loadRoutes(module: string, attempt: LoadAttempt): Promise<unknown>;
}

/** One failed attempt to load a module, for diagnosis. A later attempt to load the module may still succeed. */
export interface FailureReport {
  module: string;
  version: string;
  failure: ModuleFailure;
  error: unknown;
}

/** The outcome of a version in this visit: either the version showed a page, or every attempt failed. */
export interface Verdict {
  module: AcceptedModule;
  version: string;
  /** The reason why the version of a module failed; undefined when the version showed a page. */
  failure: ModuleFailure | undefined;
}

export interface VersionLoaderOptions {
  runtime: ContainerRuntime;
  /** Contract versions that the host supports. */
  contracts: ContractRange;
  onFailure?: (report: FailureReport) => void;
  onVerdict?: (verdict: Verdict) => void;
  timeoutMs?: number;
}

interface VersionLoader {
  /**
   * Loads a module with the attempts that {@link planNextAttempt} plans.
   * @throws the error of the first attempt, when no attempt succeeds
   */
  loadByPlan(module: AcceptedModule): Promise<LoadedModule>;
  /**
   * Loads one version of a module in one attempt.
   * @throws ModuleLoadError
   */
  loadOnce(module: AcceptedModule, version: RunnableVersion): Promise<LoadedModule>;
  /** Reports that a version failed. Later attempts to load this version bypass the caches. */
  recordFailure(name: string, version: RunnableVersion, error: unknown): ModuleFailure;
}

/** Loads the code of modules. The function `createModuleLoader` handles their pages. */
export function createVersionLoader(options: VersionLoaderOptions): VersionLoader {
  const { runtime, contracts, onFailure, onVerdict, timeoutMs = LOAD_TIMEOUT_MS } = options;
  /**
   * Versions for which one attempt has failed. Further attempts request the files of these versions under new
   * URLs. The failed requests may still be pending, and the browser would make a new request for the same URL
   * wait for them.
   */
  const failedOnce = new Set<RunnableVersion>();

  function recordFailure(name: string, version: RunnableVersion, error: unknown): ModuleFailure {
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

  async function loadByPlan(module: AcceptedModule): Promise<LoadedModule> {
    const spare = preloadPrevious(module.previous, timeoutMs, (attempt, patienceMs) =>
      tryVersion(module.name, attempt, patienceMs),
    );
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
      let attempt = planNextAttempt(module, failed);
      attempt;
      attempt = planNextAttempt(module, failed)
    ) {
      try {
        return await (underWay(attempt) ?? tryVersion(module.name, attempt));
      } catch (error) {
        firstError ??= error;
        const failure = recordFailure(module.name, attempt.version, error);
        failed.push({ ...attempt, failure });
        if (planNextAttempt(module, failed)?.version !== attempt.version) {
          onVerdict?.({ module, version: attempt.version.version, failure });
        }
      }
    }
    throw firstError;
  }

  async function loadOnce(module: AcceptedModule, version: RunnableVersion): Promise<LoadedModule> {
    try {
      return await tryVersion(module.name, { version, fresh: false });
    } catch (error) {
      const failure = recordFailure(module.name, version, error);
      onVerdict?.({ module, version: version.version, failure });
      throw error;
    }
  }

  return { loadByPlan, loadOnce, recordFailure };
}

/** Starts loading the previous version when the current version is slow. */
function preloadPrevious(
  previous: AcceptedModule['previous'],
  timeoutMs: number,
  load: (attempt: LoadAttempt, patienceMs: number) => Promise<LoadedModule>,
) {
  let loading: Promise<LoadedModule> | undefined;
  const timer = setTimeout(() => {
    if (!previous) return;
    loading = load({ version: previous, fresh: false }, timeoutMs * SPARE_TIMEOUT);
    // The caller of `take` handles a failed load of the previous version. Without `catch`, the failure of a
    // version that is never taken would be an unhandled rejection.
    loading.catch(() => {});
  }, timeoutMs * SPARE_STARTS_AFTER);
  return {
    /** Returns the running load of the previous version, if the attempt is for this version. */
    take: (attempt: LoadAttempt) => (attempt.version === previous ? loading : undefined),
    cancel: () => clearTimeout(timer),
  };
}
