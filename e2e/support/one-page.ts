import { type Page, test } from '@playwright/test';

/**
 * Runs a group's tests in order on one page, which saves a browser context and an app start for each test.
 * Mocked responses are removed after each test of the group.
 * @param prepare prepares the page before the first test of the group, for example with a session
 * @returns a function that returns the shared page once the first test has started
 */
export function shareOnePage(prepare?: (page: Page) => Promise<void>): () => Page {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await prepare?.(page);
  });
  test.afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  test.afterAll(() => page.close());
  return () => page;
}
