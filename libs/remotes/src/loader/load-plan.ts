import type { ModuleFailure } from './failure.ts';
import type { AcceptedModule } from './registry.ts';
import type { RunnableVersion } from './version-problem.ts';

/**
 * Time limit of one attempt in milliseconds. With this limit, a user sees an error within eight seconds after
 * the start.
 */
export const LOAD_TIMEOUT_MS = 6000;

/** Share of the time limit after which the previous version also starts to load. */
export const SPARE_STARTS_AFTER = 1 / 2;
/**
 * Time limit of the previous version that starts in this way, as a share of the timeout. If an origin does not
 * answer at all, the user gets an error after 1/2 + 2/3 = 7/6 of one timeout, instead of two timeouts.
 */
export const SPARE_TIMEOUT = 2 / 3;

/**
 * Time limit for loading a page in milliseconds. The limit is longer than for an entry, because pages are
 * larger and the module is known to respond.
 */
export const PAGE_TIMEOUT_MS = 15_000;

/** One try to load one version of a module. */
export interface LoadAttempt {
  version: RunnableVersion;
  /** Bypasses every cache, because a damaged copy of an immutable file could otherwise stay for a year. */
  fresh: boolean;
}

/** A failed attempt. */
export interface FailedAttempt extends LoadAttempt {
  failure: ModuleFailure;
}

/** Failures that a second download may resolve. Other failures would occur again. */
const CURED_BY_DOWNLOAD: readonly ModuleFailure[] = ['entry-unavailable', 'entry-broken'];

/**
 * A chunk of the module failed while its entry ran. Chromium reports a failed preload again for the first
 * request after it; only the second request reaches the network. Each preloaded chunk may therefore use up one
 * attempt.
 */
const CURED_BY_ASKING_AGAIN: ModuleFailure = 'routes-broken';

/**
 * Returns the next attempt. After a failed attempt, the current version may be tried once more. The second
 * attempt uses no caches if a new download may help. Otherwise the previous version is tried. A module that
 * hangs is not requested twice, so that the user gets an answer within one timeout.
 *
 * @returns undefined when no attempt is left.
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
