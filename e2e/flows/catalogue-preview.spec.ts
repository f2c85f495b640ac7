import { expect, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { look } from '../support/looks.ts';

/** CSV export of a shop with product variants, a draft, a sold-out product, and Central European letters. */
const EXPORT = Buffer.concat([
  Buffer.from(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Status',
      'shirt,Linen shirt,Size,S,LS-S,shopify,4,"49,00 EUR",https://cdn.shop.example/shirt.jpg,active',
      'shirt,,,M,LS-M,shopify,2,"45,00 EUR",,',
      'scarf,Wool scarf,,,WS,shopify,3,"29,00 EUR",https://cdn.shop.example/scarf.jpg,draft',
      'belt,Belt,,,BT,shopify,0,"19,00 EUR",https://cdn.shop.example/belt.jpg,active',
      'dish,',
    ].join('\n'),
  ),
  // These bytes are the text "Świeca zapachowa Żółć" in the encoding Windows-1250.
  Buffer.from([0x8c, 0x77, 0x69, 0x65, 0x63, 0x61, 0x20, 0x7a, 0x61, 0x70, 0x61, 0x63, 0x68]),
  Buffer.from([0x6f, 0x77, 0x61, 0x20, 0xaf, 0xf3, 0xb3, 0xe6]),
  Buffer.from(',,,SW,shopify,5,"15,00 EUR",https://cdn.shop.example/candle.jpg,active\n'),
]);

test('a shop’s CSV export is previewed before the user pays', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/campaigns/new');
  await page
    .getByLabel('Choose a catalogue')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: EXPORT });
  await expect(page.getByText('This looks like an export of Shopify.')).toBeVisible();
  await expect(page.getByText('Still to choose: Target audience')).toBeVisible();
  await page.getByLabel('Target audience of every ad').fill('people who like linen');
  await page.getByLabel('Campaign goal of every ad').fill('first orders');
  await page.getByLabel('Dominant emotion of every ad').click();
  await page.getByRole('option', { name: 'Trust' }).click();
  await page.getByLabel('Ad type of every ad').click();
  await page.getByRole('option', { name: 'Product showcase' }).click();
  await expect(page.getByRole('region', { name: 'First rows' })).toContainText(
    'Świeca zapachowa Żółć',
  );
  await expect(page.getByRole('region', { name: 'First rows' })).toContainText('from €45');
  await expect(page.getByRole('region', { name: 'Products left out' })).toContainText(
    'Line 4 Wool scarf Draft',
  );
  await look(page, 'campaign-preview');
  await page.getByRole('checkbox', { name: 'An ad for each variant' }).check();
  await expect(page.getByRole('button', { name: 'Continue with 3 rows' })).toBeVisible();
});
