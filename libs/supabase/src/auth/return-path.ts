import { USER_REDIRECT } from '@adwright/contracts';
import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-return-path';

/** Stores the page that a guest requested when the guard redirects the guest (decisions, "The product"). */
export function rememberReturnPath(path: string): void {
  tabStorage.set(STORAGE_KEY, path);
}

/** Returns the page that a guest requested, or null. Reading the path does not clear it. */
export function readReturnPath(): string | null {
  const path = tabStorage.get(STORAGE_KEY);
  return path && isOwnPath(path) ? path : null;
}

/** Returns the page to open after signing in: the page that the guest requested, or else the dashboard. */
export function resolveReturnPath(): string {
  return readReturnPath() ?? USER_REDIRECT;
}

/** Clears the requested page. A page that only users can open calls this function when it is shown. */
export function forgetReturnPath(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** Accepts only a path on this origin. The paths `//host` and `/\host` would lead to another origin. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
