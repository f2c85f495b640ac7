import type { ModuleFailure } from './failure.ts';
import type { AcceptedModule } from './registry.ts';
import type { RunnableVersion } from './version-problem.ts';

/** Milliseconds that a module's entry and routes may take: with the start around it, a hang is answered within eight seconds. */
export const LOAD_TIMEOUT_MS = 6000;

/**
 * After this share of the timeout the version before starts to load beside a current one that still says nothing, and
 * has the second share from there: an origin that hangs as a whole is answered after 7/6 of one timeout, not two.
 */
export const SPARE_STARTS_AFTER = 1 / 2;
export const SPARE_TIMEOUT = 2 / 3;

/** Milliseconds that a page with its kits may take: larger than an entry, and the module is known to answer. */
export const PAGE_TIMEOUT_MS = 15_000;

/** One try to load one version of a module. */
export interface LoadAttempt {
  version: RunnableVersion;
  /** Ask past every cache: a damaged copy of an immutable file would otherwise stay for a year. */
  fresh: boolean;
}

/** An attempt that came to nothing. */
export interface FailedAttempt extends LoadAttempt {
  failure: ModuleFailure;
}

/** Failures that a second download may cure. The others would only repeat themselves. */
const CURED_BY_DOWNLOAD: readonly ModuleFailure[] = ['entry-unavailable', 'entry-broken'];

/**
 * A chunk of the module failed while its entry runs. Chromium answers the first request after a failed preload with
 * that same failure, so that only the second one reaches the network: each preloaded chunk may cost one attempt.
 */
const CURED_BY_ASKING_AGAIN: ModuleFailure = 'routes-broken';

/**
 * What to try next: the current version, once more past the caches or plainly where that may help, then the version
 * before it. A module that hangs is not asked twice, so that the user has an answer within one timeout.
 *
 * @returns undefined when nothing is left to try.
 */
export function nextAttempt(
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
