import type { Locator, Page } from 'playwright-core';

/** Milliseconds after which a page without content counts as empty. */
const CONTENT_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for errors after the content has appeared. */
const SETTLE_TIMEOUT_MS = 3000;
const LONGEST_MESSAGE = 300;

/**
 * Facts about the host that prevent the gate from blaming a module for the host's behaviour.
 */
export interface HostPages {
  origin: string;
  /**
   * Path of a page that belongs to the host instead of a module. This page shows the header and footer that
   * every page must have.
   */
  ownPage: string;
  /** Headings of the error and loading pages that the host shows in place of a module's page. */
  failureHeadings: readonly string[];
  /** CSS selector of a short message, which a page may show in place of a heading. */
  message?: string;
  /** URL of the data service; the gate ignores failed requests to this URL. */
  dataService?: string;
}

/** Shortens an error to the message and the first line of the stack, because policy texts are long. */
function shortenError(text: string): string {
  const lines = text.trim().split('\n', 2).join(' ');
  return lines.length > LONGEST_MESSAGE ? `${lines.slice(0, LONGEST_MESSAGE)}…` : lines;
}

/** Collects the errors that a page logs or throws during a visit. */
export function listen(page: Page, { dataService }: HostPages): string[] {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`throws ${error.message}`));
  page.on('console', (message) => {
    // If CORS refuses a request, the browser reports an error with the page's own URL. The gate therefore recognises an
    // error about CORS by its text.
    const isForeign =
      dataService !== undefined &&
      (message.location().url.startsWith(dataService) ||
        message.text().startsWith(`Access to fetch at '${dataService}`));
    if (message.type() === 'error' && !isForeign) {
      pageErrors.push(`reports ${shortenError(message.text())}`);
    }
  });
  return pageErrors;
}

/**
 * Waits until a page sends no more network requests. A page that sends requests all the time has not failed.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
}

/**
 * Returns a locator for a heading or a short message.
 * @param heading CSS selector of the headings that count as content
 */
export function locateContent(page: Page, { message }: HostPages, heading = 'h1'): Locator {
  const found = page.locator(heading).filter({ visible: true });
  return (message === undefined ? found : found.or(page.locator(message))).first();
}

/**
 * Waits until a page shows a heading or message.
 * @returns the page's faults up to that moment
 */
export async function findFirstProblems(
  page: Page,
  content: Locator,
  { failureHeadings, message }: HostPages,
): Promise<string[]> {
  const problems: string[] = [];
  const isShown = await content
    .waitFor({ timeout: CONTENT_TIMEOUT_MS })
    .then(() => true)
    .catch(() => false);
  if (!isShown) {
    problems.push(
      message === undefined ? 'shows no heading' : 'shows neither a heading nor a toast',
    );
  }
  await settle(page);
  const shown = await page.getByRole('heading', { level: 1 }).allTextContents();
  const failure = failureHeadings.find((text) => shown.includes(text));
  if (failure) problems.unshift(`shows “${failure}”`);
  return problems;
}

/**
 * Opens a page in a new document, like a visitor's first page.
 * @returns the faults of the page
 */
export async function openFirstPage(
  page: Page,
  address: string,
  host: HostPages,
): Promise<string[]> {
  const pageErrors = listen(page, host);
  await page.goto(address);
  return [...(await findFirstProblems(page, locateContent(page, host), host)), ...pageErrors];
}
