import type { TriedVersion } from './tried-versions.ts';

/** Failures that nobody caught, as the data service knows them. */
type UncaughtFailure = 'uncaught-error' | 'unhandled-rejection' | 'load-failed';

/** Browsers say so when a page is slow to lay out; nothing has failed. */
const HARMLESS = /^ResizeObserver loop/;
const ADDRESSES = /https?:\/\/[^\s)]+/g;

interface Uncaught {
  failure: UncaughtFailure;
  /** Addresses that it comes from, the innermost first. */
  addresses: string[];
}

function framesOf(thrown: unknown): string[] {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return typeof stack === 'string'
    ? [...stack.matchAll(ADDRESSES)].map(([address]) => address)
    : [];
}

function addressOf(element: EventTarget | null): string | undefined {
  if (element instanceof HTMLLinkElement) return element.href;
  const hasSource = element instanceof HTMLScriptElement || element instanceof HTMLImageElement;
  return hasSource ? element.src : undefined;
}

function readEvent(event: Event): Uncaught | undefined {
  if (event instanceof ErrorEvent) {
    if (HARMLESS.test(event.message)) return undefined;
    const addresses = [...framesOf(event.error), event.filename].filter(Boolean);
    return { failure: 'uncaught-error', addresses };
  }
  if (event instanceof PromiseRejectionEvent) {
    return { failure: 'unhandled-rejection', addresses: framesOf(event.reason) };
  }
  const address = addressOf(event.target);
  return address ? { failure: 'load-failed', addresses: [address] } : undefined;
}

/**
 * Whose failure an event is: the module in whose code it came about, though a library of the shell may have thrown it; else the
 * shell's. Nobody's where it comes from elsewhere.
 *
 * @param tried the shell last.
 */
export function uncaughtFailure(
  event: Event,
  tried: readonly TriedVersion[],
): { tried: TriedVersion; failure: UncaughtFailure } | undefined {
  const uncaught = readEvent(event);
  if (!uncaught) return undefined;
  const { addresses, failure } = uncaught;
  const owner = tried.find(({ folder }) => addresses.some((each) => each.startsWith(folder)));
  return owner && { tried: owner, failure };
}
