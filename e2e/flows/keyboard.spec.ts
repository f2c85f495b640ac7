import { expect, type Locator, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';

/**
 * Maximum number of presses of the Tab key before the test fails. No page of the product has this many
 * focusable elements.
 */
const MOST_TABS = 60;

/** Presses the Tab key until the target element has the focus. */
async function pressTabUntil(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${target}`);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await pressTabUntil(page, page.getByRole('combobox', { name: label }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  const active = () =>
    page.getByRole('combobox', { name: label }).getAttribute('aria-activedescendant');
  const wanted = await page.getByRole('option', { name: option }).getAttribute('id');
  for (let steps = 0; steps < 10 && (await active()) !== wanted; steps++) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('a user makes and downloads an ad with the keyboard alone', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Ad Creatives' })).toBeVisible();

  await choose(page, 'Ad type', 'Comparison');
  await pressTabUntil(page, page.getByLabel('Audience'));
  await page.keyboard.type('people who cook on weeknights');
  await pressTabUntil(page, page.getByLabel('Product', { exact: true }));
  await page.keyboard.type('Garden Soup kit');
  await pressTabUntil(page, page.getByLabel('Goal'));
  await page.keyboard.type('first orders');
  await choose(page, 'Emotion', 'Happiness');
  await pressTabUntil(page, page.getByRole('button', { name: 'Generate Ad' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/results$/, { timeout: 45_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const download = page.waitForEvent('download');
  await pressTabUntil(page, page.getByRole('button', { name: /^download/i }).first());
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
});
