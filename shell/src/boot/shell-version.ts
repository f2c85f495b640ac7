/** Which version of the shell a page is, and which one a visitor gets. The inline script bundles this file. */

/** Name of the shell among the modules, where its canary is counted. */
export const SHELL = 'shell';

/** Named in each page by the release tool (`release/src/shell-files.ts`). */
const VERSION_META = 'meta[name="adwright-shell"]';
/** Makes the host serve the canary's pages. */
const COOKIE = 'adwright-shell';
const CANARY = 'canary';
const KEPT_SECONDS = 30 * 24 * 3600;

/** The shell's entry of the registry, as far as a page needs it. */
export interface ShellVersions {
  version: string;
  canary?: { version: string; percent: number } | undefined;
}

/** The version of the shell that this page belongs to; undefined in development. */
export function pageShellVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>(VERSION_META)?.content;
}

/** True when this page's version of the shell is neither live nor tried out any more. */
export function isShellOutdated(
  shell: ShellVersions | undefined,
  page: string | undefined,
): boolean {
  if (!shell || page === undefined) return false;
  return page !== shell.version && page !== shell.canary?.version;
}

/** True when the host is asked for the canary's pages; false where cookies are blocked, which some browsers say by throwing. */
export function asksForCanary(): boolean {
  try {
    return document.cookie.split('; ').includes(`${COOKIE}=${CANARY}`);
  } catch {
    return false;
  }
}

/** Asks the host for the canary's pages from the next load on, or for the live ones. Nothing happens where cookies are blocked. */
export function askForCanary(wanted: boolean): void {
  const seconds = wanted ? KEPT_SECONDS : 0;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a page that is loading.
    document.cookie = `${COOKIE}=${CANARY}; path=/; max-age=${seconds}; samesite=lax`;
  } catch {
    // asksForCanary says that it has come to nothing.
  }
}
