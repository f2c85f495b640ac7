/**
 * This file determines the shell version of a page, and the shell version that a visitor gets. The page's
 * inline script, which runs before the app loads, bundles this file.
 */

/** Name of the shell in the reports about canaries. */
export const SHELL = 'shell';

/**
 * Selector of the element with the shell's version, which the release tool writes into each page
 * (`release/src/shell-files.ts`).
 */
const VERSION_META = 'meta[name="adwright-shell"]';
/** Name of the cookie that makes the host serve the canary's pages. */
const COOKIE = 'adwright-shell';
const CANARY = 'canary';
const KEPT_SECONDS = 30 * 24 * 3600;

/** The part of the shell's registry entry that a page needs. */
export interface ShellVersions {
  version: string;
  canary?: { version: string; percent: number } | undefined;
}

/** Returns the shell version of this page; undefined in development. */
export function readPageShellVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>(VERSION_META)?.content;
}

/** Tells whether this page's version of the shell is no longer live and no longer a canary. */
export function isShellOutdated(
  shell: ShellVersions | undefined,
  page: string | undefined,
): boolean {
  if (!shell || page === undefined) return false;
  return page !== shell.version && page !== shell.canary?.version;
}

/**
 * Tells whether the cookie requests the canary's pages; returns false when cookies are blocked. Some browsers
 * with blocked cookies throw an error on reading them.
 */
export function hasCanaryRequest(): boolean {
  try {
    return document.cookie.split('; ').includes(`${COOKIE}=${CANARY}`);
  } catch {
    return false;
  }
}

/**
 * Sets or deletes the cookie for the canary's pages, which takes effect at the next load. If cookies are
 * blocked, the function does nothing.
 */
export function askForCanary(wanted: boolean): void {
  const seconds = wanted ? KEPT_SECONDS : 0;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a page that is loading.
    document.cookie = `${COOKIE}=${CANARY}; path=/; max-age=${seconds}; samesite=lax`;
  } catch {
    // Some browsers that block cookies throw an error on setting a cookie. Callers check with
    // `hasCanaryRequest` whether the cookie was set.
  }
}
