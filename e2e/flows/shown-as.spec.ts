import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { fillCampaignDefaults } from '../support/campaign-defaults.ts';
import { look } from '../support/looks.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';

test.describe.configure({ timeout: 180_000 });

const recipeSchema = z.looseObject({
  picture: z.looseObject({ kind: z.string(), object: z.string() }),
});

test('the drawn object in an ad is previewed and changed before the user pays', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  const line = page.getByRole('status').filter({ hasText: 'Shown as:' });
  const change = page.getByRole('button', { name: 'Change what is shown' });

  await test.step('Given a product with a known object, and a product with an unknown object', async () => {
    await page.goto('/create');
    await page.getByLabel('Product', { exact: true }).fill('ceramic mugs');
    await expect(line).toHaveText('Shown as: mug');
    await expect(line.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
    await look(page, 'shown-as-known');
    await page.getByLabel('Product', { exact: true }).fill('4006381333931');
    await expect(line).toHaveText('Shown as: type and color, no picture');
    await look(page, 'shown-as-unknown');
  });

  await test.step('When the user searches another object and chooses it by keyboard', async () => {
    await fillBrief(page, { product: 'Quantora starter pack' });
    await change.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What the ad shows' });
    await expect(dialog.getByRole('button', { name: 'Laptop', exact: true })).toBeVisible();
    await look(page, 'shown-as-dialog');
    await dialog.getByRole('searchbox').fill('teapot');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(line).toHaveText('Shown as: teapot');
    expect((await readUsersRow(client)).credits_used).toBe(0);
  });

  await test.step('Then the ad and its recipe contain the chosen object', async () => {
    await sendBriefButton(page).click();
    await expect(page).toHaveURL(/\/results$/, { timeout: 90_000 });
    await expect
      .poll(async () => (await client.from('ad_versions').select('recipe')).data?.length, {
        timeout: 20_000,
      })
      .toBe(1);
    const { data } = await client.from('ad_versions').select('recipe').single();
    const { picture } = recipeSchema.parse(data?.recipe);
    expect(picture).toMatchObject({ kind: 'drawn', object: 'teapot' });
    expect((await readUsersRow(client)).credits_used).toBe(1);
  });

  await test.step('And the editor can replace the object by text alone', async () => {
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await page.getByRole('tab', { name: 'Picture' }).click();
    await expect(line).toHaveText('Shown as: teapot', { timeout: 20_000 });
    await change.click();
    await page.getByRole('button', { name: /^No picture, type only/ }).click();
    await expect(line).toHaveText('Shown as: type and color, no picture');
    await look(page, 'shown-as-editor');
  });
});

/** Product titles in the format of shops' exports, each with the object that its ad shows. */
const SHOP_TITLES = [
  ['Hoodie - Blue, Yes', 'hoodie'],
  ["Men's Trail Jacket - Red / XL (SKU 4711-XL)", 'jacket'],
  ['Philips Airfryer XXL 7,3L - Zwart', 'air fryer'],
  ['BOSCH Akkuschrauber GSR 12V-15 inkl. 2x 2,0Ah Akku + Ladegerät', 'drill'],
  ["Macchina da Caffè De'Longhi Magnifica", 'coffee machine'],
  ['Koszulka męska T-shirt bawełniana', 'shirt'],
  ['BLACK+DECKER 20V MAX* Cordless Drill / Driver', 'drill'],
  ['Heavy Duty Scrub Sponge, 6-Count', 'type and color, no picture'],
  ['Apple iPhone 15 Pro Max 256GB with Super Retina XDR Display A17', 'phone'],
  ['Avis car rental', 'car'],
  ['Children&#x27;s Rocking Horse', 'horse'],
  ['Caf&eacute; Cr&egrave;me Espresso Cups', 'mug'],
  ['asdf', 'type and color, no picture'],
  ['🎉🎉🎉', 'type and color, no picture'],
] as const;

test('the object for a shop’s product title is previewed in Create, Boost and a campaign', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  const line = page.getByRole('status').filter({ hasText: 'Shown as:' });

  await test.step('Create and Boost preview the object for each title that the user types', async () => {
    for (const [address, label] of [
      ['/create', 'Product'],
      ['/boost', 'Product or Service'],
    ] as const) {
      await page.goto(address);
      for (const [title, shown] of SHOP_TITLES) {
        await page.getByLabel(label, { exact: true }).fill(title);
        await expect(line, `${title} on ${address}`).toHaveText(`Shown as: ${shown}`);
      }
    }
  });

  await test.step('Boost asks for confirmation before it makes an ad without a recognised object', async () => {
    await page.getByLabel('Target Audience').fill('people who cook');
    await page.getByRole('combobox', { name: 'Emotional Appeal' }).click();
    await page.getByRole('option', { name: 'Trust' }).click();
    for (const product of ['4006381333931', 'asdf', '🎉🎉🎉']) {
      await page.getByLabel('Product or Service', { exact: true }).fill(product);
      await expect(line).toHaveText('Shown as: type and color, no picture');
      await page.getByRole('button', { name: /Generate 10 Creative Variations/ }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'We can’t tell what you sell' });
      await expect(notice, product).toBeVisible();
    }
    await look(page, 'shown-as-boost-unclear');
  });

  await test.step('A campaign previews the recognised object for each row of a catalogue', async () => {
    await page.goto('/campaigns/new');
    const rows = SHOP_TITLES.slice(0, 12).map(([title]) => `"${title}"`);
    await page.getByLabel('Choose a catalogue').setInputFiles({
      name: 'shop.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['title', ...rows].join('\r\n')),
    });
    await fillCampaignDefaults(page);
    const preview = page.getByRole('region', { name: 'First rows' });
    for (const shown of ['hoodie', 'jacket', 'air fryer'])
      await expect(preview.getByText(shown, { exact: true }).first()).toBeVisible();
    await look(page, 'shown-as-titles-campaign');
  });
  expect((await readUsersRow(client)).credits_used).toBe(0);
});
