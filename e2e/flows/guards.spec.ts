import { expect, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { goInApp } from '../support/in-app.ts';
import { NIGHTLY_TAG } from '../support/nightly.ts';
import { shareOnePage } from '../support/one-page.ts';

/**
 * One page of each type that requires a sign-in: without parameters, an alias, with navigation state, and with
 * a parameter.
 */
const USER_ROUTES = {
  '/create': [],
  '/index': [],
  '/dashboard': [NIGHTLY_TAG],
  '/my-ads': [NIGHTLY_TAG],
  '/results': [],
  '/ad/0b0e5c4e-6d0b-4b8e-9b59-9d3d0a1f5a11': [],
};

test.describe('redirects of a guest', () => {
  const getPage = shareOnePage();

  for (const [route, tag] of Object.entries(USER_ROUTES)) {
    test(`a guest is redirected from ${route} to the landing page`, { tag }, async () => {
      const page = getPage();
      await page.goto(route);
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }

  test('a guest returns to the requested page after the sign-in', async ({ page }) => {
    const { account } = await createConfirmedAccount();
    await page.goto('/my-ads');
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: /^(log in|sign in|login)$/i }).click();
    await expect(page).toHaveURL(/\/my-ads$/);
  });

  test('a guest sees the not-found page at an unknown path', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.locator('main a[href="/"], a[href="/"]').first()).toBeVisible();
  });
});

test('a signed-in user is redirected from guest pages and aliases', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const route of ['/signup', '/index']) {
    await goInApp(page, route);
    await page.waitForFunction(() => location.pathname === '/dashboard');
  }
  await goInApp(page, '/results');
  await page.waitForFunction(() => location.pathname === '/');
});
