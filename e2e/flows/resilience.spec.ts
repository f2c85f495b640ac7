import { MODULE_NAMES } from '@adwright/contracts';
import { expect, test } from '@playwright/test';
import { confirmedAccount, logIn } from '../support/accounts.ts';
import { MODULE_URLS } from '../support/addresses.ts';

/** A page of each module that a signed-in user can open. */
const PAGES = {
  'mf-dashboard': { path: '/dashboard', heading: 'Dashboard' },
  'mf-gallery': { path: '/my-ads', heading: 'My Ad Campaigns' },
  'mf-create': { path: '/create', heading: 'Create Ad Creatives' },
  'mf-tools': { path: '/boost', heading: 'Creative Boost' },
} as const;

test('each module is served from an origin of its own', () => {
  expect(new Set(Object.values(MODULE_URLS)).size).toBe(MODULE_NAMES.length);
});

test('a first page fetches its own module and no other', async ({ page }) => {
  const { account } = await confirmedAccount();
  await logIn(page, account);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/my-ads');
  await expect(page.getByRole('heading', { level: 1, name: 'My Ad Campaigns' })).toBeVisible();
  const modules = Object.entries(MODULE_URLS).filter(([, url]) => asked.has(url));
  expect(modules.map(([name]) => name)).toEqual(['mf-gallery']);
});

for (const dead of ['mf-dashboard', 'mf-gallery', 'mf-create', 'mf-tools'] as const) {
  const { path, heading } = PAGES[dead];
  test(`without ${dead} only its own pages are gone, and they come back`, async ({ page }) => {
    const { account } = await confirmedAccount();
    await logIn(page, account);
    const everything = `${MODULE_URLS[dead]}/**`;

    await test.step('Given the module answers nothing', async () => {
      await page.route(everything, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByText(dead)).toBeVisible();
    });

    await test.step('Then every other module works', async () => {
      for (const [name, other] of Object.entries(PAGES)) {
        if (name === dead) continue;
        await page.goto(other.path);
        await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
      }
    });

    await test.step('And Try again brings it back once it answers', async () => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute(everything);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  });
}

test('a tampered entry is never run', async ({ page }) => {
  const { account } = await confirmedAccount();
  await logIn(page, account);
  await page.route(`${MODULE_URLS['mf-gallery']}/**/remoteEntry.js*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.goto('/my-ads');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
