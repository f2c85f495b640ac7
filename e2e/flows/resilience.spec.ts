import { expect, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { MODULE_NAMES, MODULE_URLS } from '../support/addresses.ts';
import { readLiveVersion, serveOwnRegistry } from '../support/registry.ts';

/** Milliseconds on the page's clock after which a file that never arrives counts as failed. */
const PAGE_PATIENCE_MS = 16_000;

test('each module has its own URL origin', () => {
  expect(new Set(Object.values(MODULE_URLS)).size).toBe(MODULE_NAMES.length);
});

test('a first page loads only files of its own module', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/my-ads');
  await expect(page.getByRole('heading', { level: 1, name: 'My Ad Campaigns' })).toBeVisible();
  const modules = Object.entries(MODULE_URLS).filter(([, url]) => asked.has(url));
  expect(modules.map(([name]) => name)).toEqual(['mf-gallery']);
});

test('an entry file with changed bytes is never executed', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.route(`${MODULE_URLS['mf-gallery']}/**/remoteEntry.js*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.goto('/my-ads');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

for (const [what, files] of [
  ['chunk', 'static/js/async/'],
  ['stylesheet', 'static/css/async/'],
] as const) {
  test(`Try again requests a ${what} again after the first request was never answered`, async ({
    page,
    context,
  }) => {
    const { account } = await createConfirmedAccount();
    const good = await readLiveVersion('mf-gallery');
    const isOfPage = (url: string) =>
      url.includes(files) && !good.preload.some((file) => url.startsWith(file.url));
    await serveOwnRegistry(context, { 'mf-gallery': good });
    await page.clock.install();
    await enter(page, account);
    // Requests to the file's first URL are never answered. The host answers requests for the file at any other
    // URL, such as a URL with a query.
    await context.route(
      (url) => url.origin === MODULE_URLS['mf-gallery'] && isOfPage(url.href),
      (route) => (new URL(route.request().url()).search ? route.continue() : undefined),
    );
    const asked = page.waitForRequest((request) => isOfPage(request.url()));
    await page.goto('/my-ads');
    await asked;
    await expect(async () => {
      await page.clock.fastForward(PAGE_PATIENCE_MS);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Ad Campaigns');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
