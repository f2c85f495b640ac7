import type { TriedVersion } from './tried-versions.ts';

/** Kinds of uncaught failures that the data service counts. */
type UncaughtFailure = 'uncaught-error' | 'unhandled-rejection' | 'load-failed';

/** Browsers report a ResizeObserver loop for slow layout, which is not a failure. */
const HARMLESS = /^ResizeObserver loop/;
const ADDRESSES = /https?:\/\/[^\s)]+/g;

interface Uncaught {
  failure: UncaughtFailure;
  /** URLs of the scripts in the error's stack, innermost first. */
  addresses: string[];
}

function listFrames(thrown: unknown): string[] {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return typeof stack === 'string'
    ? [...stack.matchAll(ADDRESSES)].map(([address]) => address)
    : [];
}

function readAddress(element: EventTarget | null): string | undefined {
  if (element instanceof HTMLLinkElement) return element.href;
  const hasSource = element instanceof HTMLScriptElement || element instanceof HTMLImageElement;
  return hasSource ? element.src : undefined;
}

function readEvent(event: Event): Uncaught | undefined {
  if (event instanceof ErrorEvent) {
    if (HARMLESS.test(event.message)) return undefined;
    const addresses = [...listFrames(event.error), event.filename].filter(Boolean);
    return { failure: 'uncaught-error', addresses };
  }
  if (event instanceof PromiseRejectionEvent) {
    return { failure: 'unhandled-rejection', addresses: listFrames(event.reason) };
  }
  const address = readAddress(event.target);
  return address ? { failure: 'load-failed', addresses: [address] } : undefined;
}

/**
 * Returns the owner of a failure: the module that contains the failed code, or else the shell. Code of a shell library
 * counts for the module that called it. The module is undefined when the failure occurred in other code.
 *
 * @param tried the versions that this visit runs; the shell comes last
 */
export function describeUncaughtFailure(
  event: Event,
  tried: readonly TriedVersion[],
): { tried: TriedVersion; failure: UncaughtFailure } | undefined {
  const uncaught = readEvent(event);
  if (!uncaught) return undefined;
  const { addresses, failure } = uncaught;
  const owner = tried.find(({ folder }) => addresses.some((each) => each.startsWith(folder)));
  return owner && { tried: owner, failure };
}
