import { MODULE_NAMES } from '@adwright/contracts/module-names';
import { expect, test } from '@playwright/test';
import { confirmedAccount, enter } from '../support/accounts.ts';
import { MODULE_URLS } from '../support/addresses.ts';

test('each module is served from an origin of its own', () => {
  expect(new Set(Object.values(MODULE_URLS)).size).toBe(MODULE_NAMES.length);
});

test('a first page fetches its own module and no other', async ({ page }) => {
  const { account } = await confirmedAccount();
  await enter(page, account);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/my-ads');
  await expect(page.getByRole('heading', { level: 1, name: 'My Ad Campaigns' })).toBeVisible();
  const modules = Object.entries(MODULE_URLS).filter(([, url]) => asked.has(url));
  expect(modules.map(([name]) => name)).toEqual(['mf-gallery']);
});

test('a tampered entry is never run', async ({ page }) => {
  const { account } = await confirmedAccount();
  await enter(page, account);
  await page.route(`${MODULE_URLS['mf-gallery']}/**/remoteEntry.js*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.goto('/my-ads');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
