import { USER_REDIRECT } from '@adwright/contracts';
import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-return-path';

/**
 * Stores the path of the page that a guest requested, before the guard redirects the guest (decisions, "The
 * product").
 */
export function rememberReturnPath(path: string): void {
  tabStorage.set(STORAGE_KEY, path);
}

/** Returns the path of the page that a guest requested, or null. Reading the path does not delete the path. */
export function readReturnPath(): string | null {
  const path = tabStorage.get(STORAGE_KEY);
  return path && isOwnPath(path) ? path : null;
}

/**
 * Returns the path of the page to open after signing in: the page that the guest requested, or else the
 * dashboard.
 */
export function resolveReturnPath(): string {
  return readReturnPath() ?? USER_REDIRECT;
}

/**
 * Deletes the path of the requested page. A page that only signed-in users can open calls this function when
 * the page is shown.
 */
export function forgetReturnPath(): void {
  tabStorage.remove(STORAGE_KEY);
}

/**
 * Tells whether a path leads to the page's own origin. The paths `//host` and `/\host` would lead to another
 * origin.
 */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
