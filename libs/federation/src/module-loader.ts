import { CONTRACT_VERSION, type RemotePage } from '@adwright/contracts';
import * as z from 'zod';
import { isModuleLoadError, type ModuleFailure, ModuleLoadError } from './failure.ts';
import {
  type FailedAttempt,
  LOAD_TIMEOUT_MS,
  type LoadAttempt,
  nextAttempt,
  PAGE_TIMEOUT_MS,
} from './load-plan.ts';
import type { AcceptedModule, RunnableVersion } from './registry.ts';
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

/** A module that has been loaded, at one version. */
interface LoadedModule {
  version: RunnableVersion;
  pages: Readonly<Record<string, () => Promise<RemotePage>>>;
}

/** One failure, for reports and canaries; `recovered` when a later attempt succeeded. */
export interface FailureReport {
  module: string;
  version: string;
  failure: ModuleFailure;
  error: unknown;
}

export interface ModuleLoaderOptions {
  runtime: ContainerRuntime;
  onFailure?: (report: FailureReport) => void;
  timeoutMs?: number;
  pageTimeoutMs?: number;
}

export interface ModuleLoader {
  /** The page of a module at a route of its manifest. @throws ModuleLoadError */
  loadPage(module: AcceptedModule, path: string): Promise<RemotePage>;
  /** Starts loading a page and forgets the outcome; for intent, such as a pointer over a link. */
  prefetch(module: AcceptedModule, path: string): void;
}

const pageLoaderSchema = z.custom<() => Promise<RemotePage>>(
  (value) => typeof value === 'function',
);
const exportSchema = z.object({
  default: z.object({
    contract: z.literal(CONTRACT_VERSION),
    pages: z.record(z.string(), pageLoaderSchema),
  }),
});
const pageSchema = z.object({ Component: z.custom<RemotePage['Component']>(isComponent) });

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function readExport(name: string, version: RunnableVersion, exported: unknown): LoadedModule {
  const parsed = exportSchema.safeParse(exported);
  if (!parsed.success) {
    throw new ModuleLoadError(name, 'contract-broken', { cause: parsed.error });
  }
  const { pages } = parsed.data.default;
  const missing = version.manifest.routes.find((route) => !Object.hasOwn(pages, route.path));
  if (missing) {
    throw new ModuleLoadError(name, 'contract-broken', {
      detail: `${name} promised a page at ${missing.path} and exports none`,
    });
  }
  return { version, pages };
}

/**
 * Loads modules and their pages by {@link nextAttempt}'s plan. A module that was loaded stays; one that failed
 * is tried anew at the next call.
 */
export function createModuleLoader(options: ModuleLoaderOptions): ModuleLoader {
  const { runtime, onFailure, timeoutMs = LOAD_TIMEOUT_MS } = options;
  const { pageTimeoutMs = PAGE_TIMEOUT_MS } = options;
  const loaded = new Map<string, Promise<LoadedModule>>();
  /** Versions that failed once: a request of theirs may still hang, and the browser would queue behind it. */
  const failedOnce = new Set<RunnableVersion>();

  function failureOf(name: string, version: RunnableVersion, error: unknown): ModuleFailure {
    const failure = isModuleLoadError(error) ? error.failure : 'routes-broken';
    failedOnce.add(version);
    onFailure?.({ module: name, version: version.version, failure, error });
    return failure;
  }

  async function tryVersion(name: string, attempt: LoadAttempt): Promise<LoadedModule> {
    const timeout = () => new ModuleLoadError(name, 'timeout');
    const fresh = attempt.fresh || failedOnce.has(attempt.version);
    const loading = runtime.loadRoutes(name, { ...attempt, fresh });
    const exported = await withTimeout(loading, timeoutMs, timeout);
    return readExport(name, attempt.version, exported);
  }

  async function loadByPlan(module: AcceptedModule): Promise<LoadedModule> {
    const failed: FailedAttempt[] = [];
    let firstError: unknown;
    for (
      let attempt = nextAttempt(module, failed);
      attempt;
      attempt = nextAttempt(module, failed)
    ) {
      try {
        return await tryVersion(module.name, attempt);
      } catch (error) {
        firstError ??= error;
        failed.push({ ...attempt, failure: failureOf(module.name, attempt.version, error) });
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
      return pageSchema.parse(await withTimeout(arriving, pageTimeoutMs, timeout));
    } catch (error) {
      if (isModuleLoadError(error)) throw error;
      throw new ModuleLoadError(name, 'page-unavailable', { cause: error });
    }
  }

  /** The page of the version before; undefined where there is none, or it does not load either. */
  async function previousPage(
    { name, previous }: AcceptedModule,
    path: string,
  ): Promise<RemotePage | undefined> {
    if (!previous?.manifest.routes.some((route) => route.path === path)) return undefined;
    try {
      const fallback = await tryVersion(name, { version: previous, fresh: false });
      const page = await pageOf(name, fallback, path);
      remember(name, Promise.resolve(fallback));
      return page;
    } catch (error) {
      failureOf(name, previous, error);
      return undefined;
    }
  }

  async function loadPage(module: AcceptedModule, path: string): Promise<RemotePage> {
    const { name, current } = module;
    const running = await (loaded.get(name) ?? remember(name, loadByPlan(module)));
    try {
      return await pageOf(name, running, path);
    } catch (error) {
      failureOf(name, running.version, error);
      const page = running.version === current ? await previousPage(module, path) : undefined;
      if (!page) throw error;
      return page;
    }
  }

  return {
    loadPage,
    prefetch(module, path) {
      loadPage(module, path).catch(() => {
        // Nobody asked for the page yet; the visit itself will report.
      });
    },
  };
}
