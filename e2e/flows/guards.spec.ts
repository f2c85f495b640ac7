import { expect, test } from '@playwright/test';
import { confirmedAccount, enter } from '../support/accounts.ts';

const USER_ROUTES = [
  '/create',
  '/index',
  '/dashboard',
  '/my-ads',
  '/results',
  '/ad/0b0e5c4e-6d0b-4b8e-9b59-9d3d0a1f5a11',
];

test.describe('a guest', () => {
  for (const route of USER_ROUTES) {
    test(`is sent from ${route} to the landing page`, async ({ page }) => {
      await page.goto(route);
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }

  test('comes back to the page asked for after signing in', async ({ page }) => {
    const { account } = await confirmedAccount();
    await page.goto('/my-ads');
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: /^(log in|sign in|login)$/i }).click();
    await expect(page).toHaveURL(/\/my-ads$/);
  });

  test('meets the not-found page on an unknown address', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.locator('main a[href="/"], a[href="/"]').first()).toBeVisible();
  });
});

test('a signed-in user is kept off the guest pages and redirected from the aliases', async ({
  page,
}) => {
  const { account } = await confirmedAccount();
  await enter(page, account);
  for (const route of ['/login', '/signup', '/index']) {
    await page.goto(route);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.goto('/results');
  await expect(page).toHaveURL(/:\d+\/$/);
});
