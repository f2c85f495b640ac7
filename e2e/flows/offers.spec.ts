import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { fillCampaignDefaults } from '../support/campaign-defaults.ts';
import { look } from '../support/looks.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';

test.describe.configure({ timeout: 240_000 });

const recipeSchema = z.looseObject({ brief: z.looseObject({}), words: z.looseObject({}) });

test('an ad contains the offer and the texts exactly as the user typed them', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  const product = "Dr. O'Neill's dental clinic";

  await test.step('Given a brief with apostrophes and an offer', async () => {
    await page.goto('/create');
    await fillBrief(page, {
      product,
      audience: "families who don't like to wait",
      goal: 'bookings, 20% off until Sunday',
    });
    await page.getByText('Offer', { exact: true }).click();
    await page.getByLabel('Code').fill('SMILE20');
    await page.getByLabel('Phone').fill('12');
    await expect(page.getByText('Is this number complete?', { exact: false })).toBeVisible();
    await page.getByLabel('Was').fill('$90');
    await expect(page.getByText('We’ll print:', { exact: false })).toContainText('code SMILE20');
    await look(page, 'offer-in-create');
    await page.getByLabel('Phone').fill('+1 415 555 0132');
    await page.getByLabel('Was').fill('');
  });

  await test.step('When the page is reloaded, the form still contains the brief', async () => {
    await page.reload();
    await expect(page.getByText('SMILE20', { exact: false })).toBeVisible();
  });

  await test.step('Then the ad has the typed product name, and its recipe contains the offer', async () => {
    await sendBriefButton(page).click();
    await expect(page).toHaveURL(/\/results$/, { timeout: 90_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ad Creatives for ${product}`);
    await look(page, 'offer-results');
    const versions = () => client.from('ad_versions').select('recipe');
    await expect.poll(async () => (await versions()).data?.length, { timeout: 20_000 }).toBe(1);
    const { data } = await versions().single();
    const { brief, words } = recipeSchema.parse(data?.recipe);
    expect(brief).toMatchObject({
      product: 'Dr. ONeills dental clinic',
      typed: { product, audience: "families who don't like to wait" },
      offer: { code: 'SMILE20', phone: '+1 415 555 0132' },
    });
    expect(JSON.stringify(words)).toContain('O’Neill’s');
    expect(JSON.stringify(words)).not.toMatch(/ONeill|O'Neill/);
  });

  await test.step('And the editor can change the ad’s offer and facts', async () => {
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    const offer = page.getByRole('textbox', { name: 'Offer text' });
    await offer.fill('25% off');
    await page.getByRole('button', { name: 'Add a fact' }).click();
    await page.keyboard.type('Sunday only');
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 60_000 });
    await look(page, 'offer-in-editor');
    const { data } = await client.from('ad_versions').select('recipe').eq('n', 2).single();
    const { words } = recipeSchema.parse(data?.recipe);
    expect(words).toMatchObject({ offer: { text: '25% off' } });
    expect(words.facts).toContain('Sunday only');
    expect((await readUsersRow(client)).credits_used).toBe(1);
  });
});

test('a brief with an unclear product costs nothing unless the user confirms the product', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/create');
  await fillBrief(page, { product: 'asdf qwer zxcv' });
  // The engine's advice arrives with the preview of the object, so the test waits for the preview before
  // sending the brief.
  await expect(page.getByRole('status').filter({ hasText: 'Shown as:' })).toBeVisible();
  await sendBriefButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'We can’t tell what you sell' });
  await expect(notice).toBeVisible();
  await look(page, 'unclear-product');
  expect((await readUsersRow(client)).credits_used).toBe(0);
  await notice.getByRole('button', { name: 'Change the product' }).click();
  await expect(page.getByLabel('Product', { exact: true })).toBeFocused();
  await notice.getByRole('button', { name: 'Make it anyway' }).click();
  await expect(page).toHaveURL(/\/results$/, { timeout: 90_000 });
  expect((await readUsersRow(client)).credits_used).toBe(1);
});

const CATALOGUE = [
  'title;promo code;price;sale_price;sale_price_effective_date',
  "Nana's enamel mug;MUG15;29 EUR;19 EUR;2999-11-24/2999-11-30",
  'Cast iron teapot;;49 EUR;;',
  'asdf qwer zxcv;;;;',
].join('\r\n');

test('a campaign uses the offers in the columns of its catalogue and the common offer for all rows', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);

  await test.step('Given a catalogue with discount codes and sale prices', async () => {
    await page.goto('/campaigns/new');
    await page.getByLabel('Choose a catalogue').setInputFiles({
      name: 'kitchen.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(CATALOGUE),
    });
    await fillCampaignDefaults(page);
    await page.getByText('Discount, code, deadline, phone and place').click();
    await page.getByLabel('Code of rows without one').fill('ALL10');
    const preview = page.getByRole('region', { name: 'First rows' });
    await expect(preview.getByRole('cell', { name: 'MUG15' })).toBeVisible();
    await expect(preview.getByRole('cell', { name: '€19, was €29' })).toBeVisible();
    await expect(preview.getByText('We can’t tell what you sell', { exact: false })).toBeVisible();
    await look(page, 'campaign-offer-columns');
  });

  await test.step('When the campaign is about to start, the row with an unclear product is listed first', async () => {
    await page.getByRole('button', { name: 'Continue with 3 rows' }).click();
    await page.getByRole('checkbox', { name: 'Say the price in the ads' }).check();
    await page.getByRole('button', { name: 'See the price' }).click();
    await expect(page.getByText('3 ads, 3 credits, you have 50')).toBeVisible();
    await page.getByRole('button', { name: 'Start the campaign' }).click();
    await expect(page.getByRole('alert')).toContainText('Line 4 asdf qwer zxcv');
    await look(page, 'campaign-unclear-rows');
    await page.getByRole('button', { name: 'Make them anyway' }).click();
    await expect(page.getByText('3 of 3 ads made')).toBeVisible({ timeout: 120_000 });
  });

  await test.step('Then each ad and the list of rows contain the offer', async () => {
    const { data } = await client.from('ad_versions').select('recipe');
    const briefs = z.array(z.object({ recipe: recipeSchema })).parse(data);
    const offers = briefs.map(({ recipe }) => recipe.brief.offer);
    expect(offers).toContainEqual(
      expect.objectContaining({ code: 'MUG15', until: 'November 30', was: '€29' }),
    );
    expect(offers).toContainEqual(expect.objectContaining({ code: 'ALL10' }));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\r\n')[0]).toContain(',promo_code,');
    expect(csv).toContain('MUG15');
  });
});
