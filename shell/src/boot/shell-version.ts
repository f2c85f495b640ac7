/** Which version of the shell a page belongs to, and which one a visitor gets. The inline script bundles this file. */

/** The shell's name where canaries of modules are counted. */
export const SHELL = 'shell';

/** The release tool writes it into each page (`release/src/shell-files.ts`). */
const VERSION_META = 'meta[name="adwright-shell"]';
/** Makes the host serve the canary's pages. */
const COOKIE = 'adwright-shell';
const CANARY = 'canary';
const KEPT_SECONDS = 30 * 24 * 3600;

/** The part of the shell's registry entry that a page needs. */
export interface ShellVersions {
  version: string;
  canary?: { version: string; percent: number } | undefined;
}

/** The version of the shell that this page belongs to; undefined in development. */
export function pageShellVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>(VERSION_META)?.content;
}

/** True when this page's version of the shell is neither live nor a canary any more. */
export function isShellOutdated(
  shell: ShellVersions | undefined,
  page: string | undefined,
): boolean {
  if (!shell || page === undefined) return false;
  return page !== shell.version && page !== shell.canary?.version;
}

/** True when the host is asked for the canary's pages; false where cookies are blocked. Some browsers throw in that case. */
export function asksForCanary(): boolean {
  try {
    return document.cookie.split('; ').includes(`${COOKIE}=${CANARY}`);
  } catch {
    return false;
  }
}

/**
 * Asks the host for the canary's pages, or for the live ones, from the next load on. Does nothing where cookies are blocked.
 */
export function askForCanary(wanted: boolean): void {
  const seconds = wanted ? KEPT_SECONDS : 0;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a page that is loading.
    document.cookie = `${COOKIE}=${CANARY}; path=/; max-age=${seconds}; samesite=lax`;
  } catch {
    // A failure shows in asksForCanary.
  }
}
