/**
 * This file tells which version of the shell a page belongs to, and which version a visitor gets. The inline
 * script bundles this file.
 */

/** The shell's name in the reports of canaries. */
export const SHELL = 'shell';

/**
 * Name of the element with the version, which the release tool writes into each page
 * (`release/src/shell-files.ts`).
 */
const VERSION_META = 'meta[name="adwright-shell"]';
/** Cookie that makes the host serve the canary's pages. */
const COOKIE = 'adwright-shell';
const CANARY = 'canary';
const KEPT_SECONDS = 30 * 24 * 3600;

/** The part of the shell's registry entry that a page needs. */
export interface ShellVersions {
  version: string;
  canary?: { version: string; percent: number } | undefined;
}

/** Returns the version of the shell that this page belongs to, or undefined in development. */
export function readPageShellVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>(VERSION_META)?.content;
}

/** Tells whether this page's version of the shell is neither live nor a canary any more. */
export function isShellOutdated(
  shell: ShellVersions | undefined,
  page: string | undefined,
): boolean {
  if (!shell || page === undefined) return false;
  return page !== shell.version && page !== shell.canary?.version;
}

/**
 * Tells whether the cookie requests the canary's pages; returns false when cookies are blocked. Some browsers
 * throw in that case.
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
    // Setting a cookie throws in some browsers that block cookies. Callers learn from `hasCanaryRequest`
    // whether it was set.
  }
}
