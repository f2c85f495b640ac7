import { expect, type Page } from '@playwright/test';
import { signedInTest as test } from '../support/signed-in.ts';

/** Menu entries that spec §2 does not list, each with the heading of its page. */
const FURTHER_PAGES = {
  Campaigns: 'Campaigns',
  'Brand kits': 'Brand kits',
  Photoshoot: 'Product Photoshoot',
  Billing: 'Billing',
  Workspaces: 'Workspaces',
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the header’s menu "More" opens further pages with the mouse', async ({ page }) => {
  await page.goto('/dashboard');
  const more = page.getByRole('banner').getByRole('button', { name: 'More' });
  for (const [link, title] of Object.entries(FURTHER_PAGES)) {
    await more.click();
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the header’s menu "More" works with the keyboard alone', async ({ page }) => {
  await page.goto('/dashboard');
  const banner = page.getByRole('banner');
  const more = banner.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Campaigns', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Review links')).toBeFocused();
});

test('the side menu on a phone ends with the further pages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [link, title] of Object.entries(FURTHER_PAGES)) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(menu).toBeHidden();
  }
});

test('the pages My Ads and Campaigns explain how the two pages differ', async ({ page }) => {
  await page.goto('/my-ads');
  await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByText('The ads are in My Ads as well.')).toBeVisible();
});
