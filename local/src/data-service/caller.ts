import { AsyncLocalStorage } from 'node:async_hooks';
import { HTTPException } from 'hono/http-exception';

/** Caller name for servers with the secret key, and for this process itself. */
export const SERVICE = 'service';

interface Work {
  caller: string;
  /** Seconds to wait after the work was refused; null while the work is not refused. */
  secondsToWait: number | null;
}

const callers = new AsyncLocalStorage<Work>();

/** Runs `work` as a caller: a user, a client's IP address, or {@link SERVICE}. */
export function runAs<T>(caller: string, work: () => T): T {
  return callers.run({ caller, secondsToWait: null }, work);
}

/**
 * Returns the caller on whose behalf the current work runs, and whose share of connections and time it uses.
 */
export function getCurrentCaller(): string {
  return callers.getStore()?.caller ?? SERVICE;
}

/**
 * Ends the caller's work, since its share is used up. Other code may replace the thrown error, so the refusal
 * is also stored with the work.
 */
export function refuseCaller(secondsToWait: number): never {
  const work = callers.getStore();
  if (work) work.secondsToWait = secondsToWait;
  throw new HTTPException(429, { message: 'The caller has used up its share of the database.' });
}

/** Returns the seconds after which the caller may try again, or null if its work was not refused. */
export function getWaitSeconds(): number | null {
  return callers.getStore()?.secondsToWait ?? null;
}
