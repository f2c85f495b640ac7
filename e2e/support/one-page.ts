import { type Page, test } from '@playwright/test';

/**
 * Has the tests of a group run one after another in one page, which spares each of them a browser context and the start
 * of the whole app. What a test answers in place of a service is real again for the next one.
 *
 * @param prepare what the page needs before the first test, such as a session.
 * @returns the page, from the first test on.
 */
export function onePageForAll(prepare?: (page: Page) => Promise<void>): () => Page {
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
