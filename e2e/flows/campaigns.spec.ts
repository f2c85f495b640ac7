import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { drawProductPhoto } from '../support/upload.ts';

const CATALOGUE = [
  'id;title;image_link;emotion',
  'SKU-1;Handmade ceramic mug;mug.jpg;happiness',
  'SKU-2;Cast iron teapot;;excitement',
  ';;;trust',
  'SKU-4;"Open quotation;;trust',
  'SKU-5;Walnut serving tray;;boredom',
  'SKU-6;=HYPERLINK("http://evil.example");;trust',
  'SKU-7;Linen kitchen towel;;',
].join('\r\n');

/** Returns a ZIP archive with the photo of one product and two unusable files. */
async function photos(page: Page): Promise<Buffer> {
  const photo = await drawProductPhoto(page);
  const files = { 'mug.jpg': photo, '../evil.jpg': photo, 'poem.jpg': Buffer.from('no picture') };
  return Buffer.from(zipSync(files));
}

/** Returns the element of the header that shows the user's credits. */
const credits = (page: Page) => page.getByRole('banner').getByRole('link', { name: /credits?$/ });

test('a catalogue becomes a campaign, which lists faulty rows, shows the price, pauses, resumes and makes launch kits', async ({
  page,
}) => {
  test.slow();
  const { account } = await createConfirmedAccount();
  await enter(page, account);

  await test.step('Given a catalogue with faulty rows and columns with recognised names', async () => {
    await page.goto('/campaigns');
    await expect(page.getByText('No campaigns yet')).toBeVisible();
    await look(page, 'campaigns-empty');
    await page.getByRole('link', { name: 'New campaign' }).click();
    await page.getByLabel('Choose a ZIP archive').setInputFiles({
      name: 'photos.zip',
      mimeType: 'application/zip',
      buffer: await photos(page),
    });
    await look(page, 'campaign-catalogue');
    await page.getByLabel('Choose a catalogue').setInputFiles({
      name: 'autumn-kitchen.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${CATALOGUE}`),
    });
    await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible();
  });

  await test.step('When default values are filled in, the page lists every faulty row', async () => {
    await page.getByLabel('Target audience of every ad').fill('people who cook for friends');
    await page.getByLabel('Campaign goal of every ad').fill('first orders');
    await page.getByLabel('Ad type of every ad').click();
    await page.getByRole('option', { name: 'Product showcase' }).click();
    await page.getByLabel('Dominant emotion of rows without one').click();
    await page.getByRole('option', { name: 'Trust' }).click();
    const faults = page.getByRole('region', { name: 'Faulty rows' });
    await expect(faults.getByRole('listitem')).toHaveText([
      'Line 4 Product is empty.',
      'Line 5 A quotation mark is not closed.',
      'Line 6 Dominant emotion “boredom” is not one of the choices.',
      'Line 7 Product holds a formula.',
    ]);
    await look(page, 'campaign-columns');
    await page.getByRole('button', { name: 'Continue with 3 rows' }).click();
  });

  await test.step('Then the page shows the price before anything is charged', async () => {
    await expect(page.getByLabel('Name of the campaign')).toHaveValue('Autumn kitchen');
    await page.getByRole('checkbox', { name: 'Portrait 4:5' }).check();
    await look(page, 'campaign-ads');
    await page.getByRole('button', { name: 'See the price' }).click();
    await expect(page.getByText('3 ads, 3 credits, you have 50')).toBeVisible();
    const report = page.getByRole('region', { name: 'Photos that can’t be used' });
    await expect(report).toContainText('../evil.jpg Its path leads out of the archive.');
    await look(page, 'campaign-price');
  });

  await test.step('And the campaign starts, pauses and resumes', async () => {
    await page.getByRole('button', { name: 'Start the campaign' }).click();
    await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}$/);
    const inHeader = page.getByRole('banner').getByRole('link', { name: /Autumn kitchen/ });
    await expect(inHeader).toHaveAccessibleName(/Campaign Autumn kitchen: \d\/3 ads done/);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await look(page, 'campaign-paused');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('3 of 3 ads made, 4 faulty rows left out')).toBeVisible({
      timeout: 90_000,
    });
    await expect(credits(page)).toHaveText('47 credits');
    await look(page, 'campaign-done');
  });

  await test.step('And the campaign’s rows can be searched, exported and turned into launch kits', async () => {
    await page.getByRole('searchbox', { name: 'Search rows' }).fill('teapot');
    await expect(page.getByRole('status').filter({ hasText: '1 row, 1 ad' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search rows' }).fill('');
    const export_ = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await export_).path(), 'utf8');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv.split('\r\n').filter((line) => line.includes(',Made,'))).toHaveLength(3);

    await page.getByRole('button', { name: 'Launch kit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Launch kit' });
    await dialog
      .getByRole('textbox', { name: 'Link of the ad' })
      .fill('https://shop.example/kitchen');
    await dialog.getByRole('textbox', { name: 'Brand' }).fill('Hearth');
    const kit = page.waitForEvent('download', { timeout: 90_000 });
    await dialog.getByRole('button', { name: 'Download launch kit' }).click();
    const files = Object.keys(unzipSync(await readFile(await (await kit).path())));
    expect(files.filter((path) => path.endsWith('.jpg')).length).toBeGreaterThanOrEqual(8);
  });

  await test.step('And the campaign’s ads are in My Ads', async () => {
    await page.goto('/my-ads');
    await expect(page.getByRole('link', { name: 'Edit, all formats' })).toHaveCount(3);
  });
});
