import { AsyncLocalStorage } from 'node:async_hooks';

/** What the library's own code can't be told by arguments, kept beside the request that it works on. */
export interface RequestScope {
  /** Where a mail's link shall lead after it was followed; already checked. */
  redirectTo?: string;
  /** The database error behind an answer, recorded before the library reduces it to a status. */
  databaseError?: unknown;
  /** A statement of the request found no database. */
  databaseIsAway?: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the library on one request. */
export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** The scope of the request that is being worked on; undefined outside of one. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}
