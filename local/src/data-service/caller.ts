import { AsyncLocalStorage } from 'node:async_hooks';

/** Servers with the secret key, and this process itself. */
export const SERVICE = 'service';

const callers = new AsyncLocalStorage<string>();

/** Everything in `work` is done for that caller: a user, a client's address, or {@link SERVICE}. */
export function runAs<T>(caller: string, work: () => T): T {
  return callers.run(caller, work);
}

/** Who gets the places and pays the time of what is done now. */
export function currentCaller(): string {
  return callers.getStore() ?? SERVICE;
}
