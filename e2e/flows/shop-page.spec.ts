import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { confirmedAccount, enter, usersRow } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';
import { startTestShop, TEST_SHOP_URL } from '../support/test-shop.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let shop: Server;
test.beforeAll(async () => {
  shop = await startTestShop();
});
test.afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

test('an address becomes an ad, and nothing is charged or kept before that', async ({ page }) => {
  const { account, client } = await confirmedAccount();
  await enter(page, account);
  const field = page.getByLabel('Paste a product’s address');

  await test.step('Given a page that the shop closes to programs', async () => {
    await page.goto('/create');
    await field.fill(`${TEST_SHOP_URL}/closed`);
    await page.getByRole('button', { name: 'Read page' }).click();
    await expect(page.getByText(/asks programs not to read this page/)).toBeVisible();
    await look(page, 'shop-page-closed');
  });

  await test.step('When the address of a product is read', async () => {
    await field.fill(`${TEST_SHOP_URL}/mug`);
    await page.getByRole('button', { name: 'Read page' }).click();
    await expect(page.getByLabel('Product on the page')).toHaveValue('Harbour Stoneware Mug', {
      timeout: 60_000,
    });
    await expect(page.getByAltText('Harbour Stoneware Mug, cut out')).toBeVisible({
      timeout: 60_000,
    });
    await look(page, 'shop-page-proposal');
    expect((await usersRow(client)).credits_used).toBe(0);
    expect((await client.from('assets').select('id')).data).toEqual([]);
  });

  await test.step('And it is confirmed', async () => {
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByText(/The form below is filled in/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel('Product', { exact: true })).toHaveValue('Harbour Stoneware Mug');
    expect((await usersRow(client)).credits_used).toBe(0);
  });

  await test.step('Then the ad shows the shop’s photo', async () => {
    await fillBrief(page, { product: 'Harbour Stoneware Mug' });
    await sendBriefButton(page).click();
    await expect(page).toHaveURL(/\/results$/, { timeout: 120_000 });
    expect((await usersRow(client)).credits_used).toBe(1);
  });
});

test('a phone’s Share opens the form with what the page says', async ({ page }) => {
  const { account } = await confirmedAccount();
  await enter(page, account);
  await page.goto(`/create?text=${encodeURIComponent(`A mug! ${TEST_SHOP_URL}/mug`)}`);
  await expect(page.getByLabel('Product on the page')).toHaveValue('Harbour Stoneware Mug', {
    timeout: 60_000,
  });
});
