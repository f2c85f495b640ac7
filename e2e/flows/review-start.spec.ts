import { expect, type Page, type Route, test } from '@playwright/test';
import { SHELL_URL } from '../support/addresses.ts';

const REVIEW = `/review/${'a'.repeat(43)}`;
/** Time at which the page's clock is stopped, so that the page reaches no time limit by itself. */
const NOON = new Date('2026-03-02T12:00:00Z');
/** Milliseconds that exceed the page's wait for its first picture. */
const PATIENCE_MS = 2000;
const HEADERS = { 'access-control-allow-origin': '*' };
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" />';

async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(NOON.getTime() - 1000) });
  await page.clock.pauseAt(NOON);
}

/** Returns the list of the app's scripts to which each requested script is added. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${SHELL_URL}/static/js/`)) asked.push(request.url());
  });
  return asked;
}

/**
 * Opens a review link with one ad.
 * @returns the request for the ad's picture, still unanswered
 */
async function openReview(page: Page): Promise<Route> {
  const config = await page.request.get(`${SHELL_URL}/config.json`);
  const { supabaseUrl } = await config.json();
  const ad = {
    is_deleted: false,
    images: { square: `${supabaseUrl}/storage/v1/object/public/ad_images/u/a.jpg` },
    headline: 'Quiet nights',
    ad_text: 'Calm skin',
    brand: 'Lumen',
  };
  await page.route('**/functions/v1/review', (route) =>
    route.fulfill({
      headers: HEADERS,
      json: { outcome: 'open', review: { name: 'Spring', ads: [ad] } },
    }),
  );
  const picture = Promise.withResolvers<Route>();
  await page.route('**/ad_images/u/a.jpg*', (route) => picture.resolve(route));
  await page.goto(REVIEW, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible();
  return picture.promise;
}

test.beforeEach(({ page }) => stopClock(page));

test('the page of a review link requests the app’s scripts after its first picture', async ({
  page,
}) => {
  const asked = watchScripts(page);
  const picture = await openReview(page);
  expect(asked).toEqual([]);
  await picture.fulfill({ headers: HEADERS, contentType: 'image/svg+xml', body: PICTURE });
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test('the page of a review link starts the app even if its first picture never arrives', async ({
  page,
}) => {
  const asked = watchScripts(page);
  await openReview(page);
  expect(asked).toEqual([]);
  await page.clock.fastForward(PATIENCE_MS);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.clock.resume();
  await expect(page.locator('#root > *')).not.toHaveCount(0);
});

test('every other page requests the app’s scripts without waiting for a picture', async ({
  page,
}) => {
  const asked = watchScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.length).toBe(new Set(asked).size);
});
