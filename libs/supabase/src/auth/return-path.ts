import { USER_REDIRECT } from '@adwright/contracts';
import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-return-path';

/** Stores the page that a guest requested when the guard redirects them (decisions, "The product"). */
export function rememberReturnPath(path: string): void {
  tabStorage.set(STORAGE_KEY, path);
}

/** Returns the page that a guest requested, or null. Reading the path does not clear it. */
export function readReturnPath(): string | null {
  const path = tabStorage.get(STORAGE_KEY);
  return path && isOwnPath(path) ? path : null;
}

/** Returns the page to open after signing in: the requested one, else the dashboard. */
export function resolveReturnPath(): string {
  return readReturnPath() ?? USER_REDIRECT;
}

/** Clears the requested page. Call it once a page that only users can open is shown. */
export function forgetReturnPath(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** Accepts only a path on this origin; `//host` and `/\host` would leave it. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
