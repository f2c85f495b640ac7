import { expect, type Page } from '@playwright/test';

/**
 * Opens a results page with the navigation state that its tool would send it, where the router keeps it; the page
 * belongs to the app already.
 */
export async function openResults(page: Page, route: string, state: object): Promise<void> {
  await page.evaluate(
    ([usr, url]) => history.replaceState({ usr, key: 'results', idx: 0 }, '', url),
    [state, route] as const,
  );
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(route);
}
