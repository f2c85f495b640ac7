import { expect, type Page, type Request } from '@playwright/test';

/**
 * Navigates inside the started app, as a link in the app does.
 * @param state navigation state, which is stored where React Router expects it
 */
export async function goInApp(page: Page, path: string, state?: object): Promise<void> {
  await page.evaluate(
    ([to, usr]) => {
      const entry = { usr, key: crypto.randomUUID(), idx: 1 };
      history.pushState(entry, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    },
    [path, state] as const,
  );
}

/** Milliseconds without a request after which a page counts as completely loaded. */
const QUIET_MS = 150;
const MOST_MS = 30_000;

/** Navigates inside the started app, and waits until the page and its data have loaded. */
export async function showInApp(page: Page, path: string, state?: object): Promise<void> {
  const main = page.getByRole('main');
  const before = await main.textContent();
  const open = new Set<Request>();
  let since = performance.now();
  const begin = (request: Request) => open.add(request);
  const end = (request: Request) => {
    open.delete(request);
    since = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await goInApp(page, path, state);
    await expect.poll(() => main.textContent(), `${path} shows`).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const isQuiet = () => open.size === 0 && performance.now() - since >= QUIET_MS;
    const waits = { timeout: MOST_MS, intervals: [QUIET_MS / 3] };
    const message = `${path} has all that it asks for`;
    await expect.poll(isQuiet, { message, ...waits }).toBe(true);
  } finally {
    // The listeners are removed, because a page of `shareOnePage` stays open after the test.
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
