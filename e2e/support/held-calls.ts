import type { Page, Route } from '@playwright/test';

/**
 * Leaves matching requests of a page unanswered.
 * @returns a function that answers the pending requests and all later requests
 */
export async function holdCalls(
  page: Page,
  url: string | RegExp,
): Promise<(answer: (route: Route) => Promise<void>) => Promise<void>> {
  const held: Route[] = [];
  await page.route(url, (route) => void held.push(route));
  return async (answer) => {
    await page.route(url, answer);
    // The page may have cancelled some of the requests, so errors in answering these requests are ignored.
    await Promise.allSettled(held.map(answer));
  };
}
