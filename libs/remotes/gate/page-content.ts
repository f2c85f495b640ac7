import type { Locator, Page } from 'playwright-core';

/** A page that has nothing to say by then is empty. */
const CONTENT_TIMEOUT_MS = 15_000;
/** For what goes wrong after that. */
const SETTLE_TIMEOUT_MS = 3000;
const LONGEST_MESSAGE = 300;

/** What the gate must know of the host, so that it does not blame a module for it. */
export interface HostPages {
  origin: string;
  /** Path of a page of the host itself. It shows the header and footer that every page must have. */
  ownPage: string;
  /** Headings of the host's own pages that stand in for a module's. */
  failureHeadings: readonly string[];
  /** Selector of a short message, which a page may show in place of a heading. */
  message?: string;
  /** Address whose failed requests are not the module's fault. */
  dataService?: string;
}

/** The message and the place it comes from, without the rest of the stack or the whole of a policy. */
function firstLines(text: string): string {
  const lines = text.trim().split('\n', 2).join(' ');
  return lines.length > LONGEST_MESSAGE ? `${lines.slice(0, LONGEST_MESSAGE)}…` : lines;
}

/** What a page says is wrong with it, while it is looked at. */
export function listen(page: Page, { dataService }: HostPages): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`throws ${error.message}`));
  page.on('console', (message) => {
    const isForeign = dataService !== undefined && message.location().url.startsWith(dataService);
    if (message.type() === 'error' && !isForeign) {
      heard.push(`reports ${firstLines(message.text())}`);
    }
  });
  return heard;
}

/** What never comes to rest is no failure. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
}

/** A heading, or a message. @param heading selector of a heading that counts. */
export function contentOf(page: Page, { message }: HostPages, heading = 'h1'): Locator {
  const found = page.locator(heading).filter({ visible: true });
  return (message === undefined ? found : found.or(page.locator(message))).first();
}

/** Waits until a page has said something. @returns what is wrong with it by then. */
export async function firstProblems(
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

/** Opens a page as its first visitor does. @returns what is wrong with it. */
export async function problemsAtFirst(
  page: Page,
  address: string,
  host: HostPages,
): Promise<string[]> {
  const heard = listen(page, host);
  await page.goto(address);
  return [...(await firstProblems(page, contentOf(page, host), host)), ...heard];
}
