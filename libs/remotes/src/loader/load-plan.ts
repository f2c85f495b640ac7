import type { ModuleFailure } from './failure.ts';
import type { AcceptedModule } from './registry.ts';
import type { RunnableVersion } from './version-problem.ts';

/**
 * Time limit of one attempt to load a module's entry, in milliseconds. This limit ensures that the user sees
 * an error at most eight seconds after the start.
 */
export const LOAD_TIMEOUT_MS = 6000;

/** Share of the time limit (0–1) after which the previous version also begins to load. */
export const SPARE_STARTS_AFTER = 1 / 2;
/**
 * Time limit of a previous version that begins to load because the current version is slow, as a share of
 * `LOAD_TIMEOUT_MS`. If an origin does not respond at all, the user gets an error after 1/2 + 2/3 = 7/6 of
 * one time limit, and not only after two limits.
 */
export const SPARE_TIMEOUT = 2 / 3;

/**
 * Time limit for loading a page in milliseconds. The limit is longer than the limit for an entry, because
 * pages are larger, and because the module's origin is known to respond.
 */
export const PAGE_TIMEOUT_MS = 15_000;

/** One attempt to load one version of a module. */
export interface LoadAttempt {
  version: RunnableVersion;
  /**
   * True to bypass every cache. Otherwise, a damaged copy of an immutable file could stay in the cache for a
   * year.
   */
  fresh: boolean;
}

/** A failed attempt to load a version, with the reason. */
export interface FailedAttempt extends LoadAttempt {
  failure: ModuleFailure;
}

/**
 * Failures that a second download may resolve. All other failures would occur again.
 */
const CURED_BY_DOWNLOAD: readonly ModuleFailure[] = ['entry-unavailable', 'entry-broken'];

/**
 * Failure of a module when one of its chunks failed while the entry script ran. After a failed preload,
 * Chromium reports the failure again to the first request for the file. Only the second request reaches the
 * network. Each preloaded chunk may therefore make one attempt to load the module fail.
 */
const CURED_BY_ASKING_AGAIN: ModuleFailure = 'routes-broken';

/**
 * Returns the next attempt to load a module. After a failed attempt, the current version may be tried once
 * more. This second attempt bypasses the caches if a new download may help. Otherwise the next attempt loads
 * the previous version. A module that does not respond is not requested twice, so that the user gets a result
 * within one time limit.
 *
 * @returns undefined when no attempt remains
 */
export function planNextAttempt(
  module: Pick<AcceptedModule, 'current' | 'previous'>,
  failed: readonly FailedAttempt[],
): LoadAttempt | undefined {
  const last = failed.at(-1);
  if (!last) return { version: module.current, fresh: false };
  if (last.version !== module.current) return undefined;
  if (!last.fresh && CURED_BY_DOWNLOAD.includes(last.failure)) {
    return { version: module.current, fresh: true };
  }
  const broken = failed.filter(({ failure }) => failure === CURED_BY_ASKING_AGAIN);
  const { preload } = module.current;
  if (last.failure === CURED_BY_ASKING_AGAIN && broken.length <= Math.max(1, preload.length)) {
    return { version: module.current, fresh: false };
  }
  return module.previous && { version: module.previous, fresh: false };
}
