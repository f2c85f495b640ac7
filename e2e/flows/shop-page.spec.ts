import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { fillCampaignDefaults } from '../support/campaign-defaults.ts';
import { look } from '../support/looks.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';
import { STRICT_POLICY, startTestShop, TEST_SHOP_URL } from '../support/test-shop.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const recipeSchema = z.looseObject({
  brief: z.looseObject({ product: z.string() }),
  words: z.looseObject({ language: z.string().optional() }),
});

let shop: Server;
test.beforeAll(async () => {
  shop = await startTestShop();
});
test.afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

test('the URL of a product’s page becomes an ad, and nothing is charged or stored before the user confirms', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  const field = page.getByLabel('Paste a product’s address');

  await test.step('Given a product page that the shop’s robots.txt forbids to programs', async () => {
    await page.goto('/create');
    await field.fill(`${TEST_SHOP_URL}/closed`);
    await page.getByRole('button', { name: 'Read page' }).click();
    await expect(page.getByText(/asks programs not to read this page/)).toBeVisible({
      timeout: 60_000,
    });
    await look(page, 'shop-page-closed');
  });

  await test.step('When the user enters a product’s URL, the page is read', async () => {
    await field.fill(`${TEST_SHOP_URL}/mug`);
    await page.getByRole('button', { name: 'Read page' }).click();
    await expect(page.getByLabel('Product on the page')).toHaveValue('Harbour Stoneware Mug', {
      timeout: 60_000,
    });
    await expect(page.getByAltText('Harbour Stoneware Mug, cut out')).toBeVisible({
      timeout: 60_000,
    });
    await look(page, 'shop-page-proposal');
    expect((await readUsersRow(client)).credits_used).toBe(0);
    expect((await client.from('assets').select('id')).data).toEqual([]);
  });

  await test.step('And the user confirms the values that were read', async () => {
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByText(/The form below is filled in/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel('Product', { exact: true })).toHaveValue('Harbour Stoneware Mug');
    expect((await readUsersRow(client)).credits_used).toBe(0);
  });

  await test.step('Then the ad contains the shop’s photo', async () => {
    await fillBrief(page, { product: 'Harbour Stoneware Mug' });
    await sendBriefButton(page).click();
    await expect(page).toHaveURL(/\/results$/, { timeout: 120_000 });
    expect((await readUsersRow(client)).credits_used).toBe(1);
  });
});

test('a whole shop becomes a campaign, with the shop’s prices in its ads', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);

  await test.step('Given a collection that lists the shop’s products by name', async () => {
    await page.goto('/campaigns/new');
    await page.getByLabel(/Address of your shop/).fill(`${TEST_SHOP_URL}/collections/all`);
    await page.getByRole('button', { name: 'List products' }).click();
    await expect(page.getByText('6 products found, 6 picked')).toBeVisible({ timeout: 60_000 });
    await look(page, 'shop-picker');
  });

  await test.step('When some products are selected, and the user stops reading at a slow product page', async () => {
    await page.getByRole('button', { name: 'Pick none' }).click();
    await page.getByRole('button', { name: 'Pick all' }).click();
    await page.getByRole('checkbox', { name: 'Dune Salad Plate' }).uncheck();
    await page.getByRole('button', { name: 'Read 5 products' }).click();
    await expect(page.getByText('4 of 5 read')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('progressbar', { name: 'Products read' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop and go on with these' }).click();
    await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('And the campaign is created without the sold-out product', async () => {
    await fillCampaignDefaults(page);
    await expect(page.getByText('1 product left out')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with 3 rows' }).click();
    await expect(page.getByRole('checkbox', { name: 'Say the price in the ads' })).toBeChecked();
    await page.getByRole('button', { name: 'See the price' }).click();
    await expect(page.getByText(/3 ads, 3 credits/)).toBeVisible({ timeout: 60_000 });
    expect((await readUsersRow(client)).credits_used).toBe(0);
    await page.getByRole('button', { name: 'Start the campaign' }).click();
  });

  await test.step('Then each ad contains its price and the old price, in the ad’s language', async () => {
    await expect(page.getByText(/3 of 3 ads made/)).toBeVisible({ timeout: 120_000 });
    const versions = async () => {
      const { data } = await client.from('ad_versions').select('recipe');
      return (data ?? []).map(({ recipe }) => recipeSchema.parse(recipe));
    };
    await expect.poll(async () => (await versions()).length, { timeout: 20_000 }).toBe(3);
    const recipes = await versions();
    const adOf = (product: string) => recipes.find(({ brief }) => brief.product === product);
    const wordsOf = (product: string) => JSON.stringify(adOf(product)?.words);
    expect(wordsOf('Harbour Stoneware Mug')).toContain('£18.50');
    expect(wordsOf('Moorland Stoneware Bowl')).toContain('£22');
    expect(wordsOf('Moorland Stoneware Bowl')).toContain('£28');
    expect(wordsOf('Handgetöpferte Teekanne')).toMatch(/48\s€/);
    expect(adOf('Handgetöpferte Teekanne')?.words.language).toBe('de');
    expect((await readUsersRow(client)).credits_used).toBe(3);
  });
});

test('boost, brand kits and campaigns also accept a shop’s URL', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);

  await test.step('A boost’s form shows the values that were read from the page', async () => {
    await page.goto('/boost');
    await page.getByLabel('Paste a product’s address').fill(`${TEST_SHOP_URL}/products/bowl`);
    await page.getByRole('button', { name: 'Read page' }).click();
    await expect(page.getByAltText('Moorland Stoneware Bowl, cut out')).toBeVisible({
      timeout: 60_000,
    });
    await look(page, 'shop-page-boost');
  });

  await test.step('The list of brand kits opens a new kit with the shop’s values', async () => {
    await page.goto('/brand');
    await page.getByLabel('Your shop’s address').fill(`${TEST_SHOP_URL}/mug`);
    await look(page, 'shop-page-brand-list');
    await page.getByRole('button', { name: 'Make a kit' }).click();
    await expect(page.getByLabel('Brand on the page')).toHaveValue('Tidewater', {
      timeout: 60_000,
    });
    await look(page, 'shop-page-brand');
  });

  await test.step('A campaign’s page explains why a shop’s products can’t be listed', async () => {
    await page.goto('/campaigns/new');
    await page.getByLabel(/Address of your shop/).fill(`${TEST_SHOP_URL}/closed`);
    await page.getByRole('button', { name: 'List products' }).click();
    await expect(page.getByText(/asks programs not to read this page/)).toBeVisible({
      timeout: 60_000,
    });
    await look(page, 'shop-page-campaign-closed');
  });
});

test('a phone’s Share menu opens the form with the values of the shared page', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto(`/create?text=${encodeURIComponent(`A mug! ${TEST_SHOP_URL}/mug`)}`);
  await expect(page.getByLabel('Product on the page')).toHaveValue('Harbour Stoneware Mug', {
    timeout: 60_000,
  });
});

test('a bookmarklet opens the form with a page’s values, even if the shop forbids all programs', async ({
  page,
}) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/create');
  await page.getByText('Read a shop’s page with one click').click();
  const bookmark = page.getByText('Make an ad of this page');
  await expect(bookmark).toBeVisible();
  const code = (await bookmark.getAttribute('href')) ?? '';
  // The browser under test can't resolve the shop's host name, so the test answers requests to the shop.
  await page.route(`${TEST_SHOP_URL}/**`, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': STRICT_POLICY },
      body: '<title>A mug</title>',
    }),
  );
  await page.goto(`${TEST_SHOP_URL}/mug`);
  await page.evaluate(code.replace('javascript:', ''));
  await expect(page).toHaveURL(/\/create\?url=/);
  await expect(page.getByLabel('Product on the page')).toHaveValue('Harbour Stoneware Mug', {
    timeout: 60_000,
  });
});
