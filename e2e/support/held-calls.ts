import type { Page, Route } from '@playwright/test';

/**
 * Leaves calls of a page pending.
 * @returns a function that answers them and all later calls
 */
export async function holdCalls(
  page: Page,
  url: string | RegExp,
): Promise<(answer: (route: Route) => Promise<void>) => Promise<void>> {
  const held: Route[] = [];
  await page.route(url, (route) => void held.push(route));
  return async (answer) => {
    await page.route(url, answer);
    // The page may have cancelled some of the calls, so failures to answer them are ignored.
    await Promise.allSettled(held.map(answer));
  };
}
