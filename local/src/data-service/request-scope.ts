import { AsyncLocalStorage } from 'node:async_hooks';

/** Data of a request that can't be passed to Supabase Lite's code as arguments. */
export interface RequestScope {
  /** Where a mail's link leads after it was opened; already checked. */
  redirectTo?: string;
  /** The workspace that the request's header names, as it was sent. */
  workspace?: string;
  /** The database error behind an answer, recorded before Supabase Lite reduces it to a status. */
  databaseError?: unknown;
  /** Whether a statement of the request found no database. */
  databaseIsAway?: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs Supabase Lite for one request. */
export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Returns the scope of the current request, or undefined outside of one. */
export function getCurrentScope(): RequestScope | undefined {
  return scopes.getStore();
}
