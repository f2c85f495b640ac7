import { USER_REDIRECT } from '@adwright/contracts';
import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-return-path';

/** Keeps the page that a guest asked for, when the guard turns them away (decisions, "The product"). */
export function rememberReturnPath(path: string): void {
  tabStorage.set(STORAGE_KEY, path);
}

/** The page that was asked for, or null. Reading changes nothing. */
export function rememberedReturnPath(): string | null {
  const path = tabStorage.get(STORAGE_KEY);
  return path && isOwnPath(path) ? path : null;
}

/** Where to go after signing in: the page that was asked for, else the dashboard. */
export function afterSignInPath(): string {
  return rememberedReturnPath() ?? USER_REDIRECT;
}

/** Forgets it, once a signed-in page is on screen. */
export function forgetReturnPath(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** A path on this origin; `//host` and `/\host` would leave it. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
