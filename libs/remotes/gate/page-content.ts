import type { Locator, Page } from 'playwright-core';

/** Milliseconds after which a page without content counts as empty. */
const CONTENT_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for errors after the content has appeared. */
const SETTLE_TIMEOUT_MS = 3000;
const LONGEST_MESSAGE = 300;

/** Facts about the host. With them, the gate does not attribute the host's behaviour to a module. */
export interface HostPages {
  origin: string;
  /** Path of a page of the host itself. This page shows the header and footer that every page must have. */
  ownPage: string;
  /** Headings of the host's own error and loading pages, which replace a module's page. */
  failureHeadings: readonly string[];
  /** Selector of a short message, which a page may show in place of a heading. */
  message?: string;
  /** URL of the data service, whose failed requests are ignored. */
  dataService?: string;
}

/** Shortens an error to its message and first stack line, without the rest of the stack or a long policy text. */
function firstLines(text: string): string {
  const lines = text.trim().split('\n', 2).join(' ');
  return lines.length > LONGEST_MESSAGE ? `${lines.slice(0, LONGEST_MESSAGE)}…` : lines;
}

/** Collects the errors that a page reports during a visit. */
export function listen(page: Page, { dataService }: HostPages): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`throws ${error.message}`));
  page.on('console', (message) => {
    // The browser reports a request that CORS refuses as if it came from the page's own URL. The gate therefore
    // recognises it by its text.
    const isForeign =
      dataService !== undefined &&
      (message.location().url.startsWith(dataService) ||
        message.text().startsWith(`Access to fetch at '${dataService}`));
    if (message.type() === 'error' && !isForeign) {
      heard.push(`reports ${firstLines(message.text())}`);
    }
  });
  return heard;
}

/** Waits until a page's network is idle. A page whose network never becomes idle has not failed. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
}

/**
 * Locates a heading or a message.
 * @param heading selector of a heading that counts
 */
export function locateContent(page: Page, { message }: HostPages, heading = 'h1'): Locator {
  const found = page.locator(heading).filter({ visible: true });
  return (message === undefined ? found : found.or(page.locator(message))).first();
}

/**
 * Waits until a page shows a heading or message.
 * @returns the faults until then
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
 * Opens a page in a new document, as for a first visitor.
 * @returns the page's faults
 */
export async function openFirstPage(
  page: Page,
  address: string,
  host: HostPages,
): Promise<string[]> {
  const heard = listen(page, host);
  await page.goto(address);
  return [...(await findFirstProblems(page, locateContent(page, host), host)), ...heard];
}
