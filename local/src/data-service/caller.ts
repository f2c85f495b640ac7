import { AsyncLocalStorage } from 'node:async_hooks';
import { HTTPException } from 'hono/http-exception';

/** Name of the caller for requests of servers with the secret key, and for work of the data service itself. */
export const SERVICE = 'service';

interface Work {
  caller: string;
  /** Seconds that the caller has to wait after a refusal; null while the work is not refused. */
  secondsToWait: number | null;
}

const callers = new AsyncLocalStorage<Work>();

/** Runs `work` as a caller: a user, a client's IP address, or {@link SERVICE}. */
export function runAs<T>(caller: string, work: () => T): T {
  return callers.run({ caller, secondsToWait: null }, work);
}

/**
 * Returns the caller of the current work: a name for the queue of connections and for the limits of database
 * time.
 */
export function getCurrentCaller(): string {
  return callers.getStore()?.caller ?? SERVICE;
}

/**
 * Ends the current work with an error, because the caller has used up its share of the database. Other code may
 * replace the thrown error, so the refusal is also recorded in the caller's `Work` object.
 */
export function refuseCaller(secondsToWait: number): never {
  const work = callers.getStore();
  if (work) work.secondsToWait = secondsToWait;
  throw new HTTPException(429, { message: 'The caller has used up its share of the database.' });
}

/** Returns the seconds after which the caller may try again, or null if the caller's work was not refused. */
export function getWaitSeconds(): number | null {
  return callers.getStore()?.secondsToWait ?? null;
}
