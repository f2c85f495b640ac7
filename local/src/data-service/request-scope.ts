import { AsyncLocalStorage } from 'node:async_hooks';

/** Data of one request that can't be passed to Supabase Lite's code as arguments. */
export interface RequestScope {
  /** URL to which a mail's link redirects after it was opened; already checked. */
  redirectTo?: string;
  /** The workspace in the request's header, unchecked. */
  workspace?: string;
  /** The database error behind an answer, recorded before Supabase Lite reduces the error to a status. */
  databaseError?: unknown;
  /** Whether the database was unavailable for a statement of the request. */
  databaseIsAway?: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` with the scope of one request. */
export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Returns the scope of the current request, or undefined outside of a request. */
export function getCurrentScope(): RequestScope | undefined {
  return scopes.getStore();
}
