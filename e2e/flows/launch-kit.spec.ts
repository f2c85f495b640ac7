import { readFile } from 'node:fs/promises';
import { AD_FORMATS } from '@adwright/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { showInApp } from '../support/in-app.ts';
import { look } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';
import { signedInTest as test } from '../support/signed-in.ts';

const HEADLINE = 'Sleep on it.';
const LINK = 'https://shop.example/serum?utm_source=mail';

/** Width and height of a JPEG as the browser decodes it. */
function sizeOf(page: Page, jpeg: Uint8Array): Promise<[number, number]> {
  return page.evaluate(async (base64) => {
    const response = await fetch(`data:image/jpeg;base64,${base64}`);
    const { width, height } = await createImageBitmap(await response.blob());
    return [width, height];
  }, Buffer.from(jpeg).toString('base64'));
}

async function downloadedFiles(page: Page, dialog: Locator) {
  const download = page.waitForEvent('download', { timeout: 45_000 });
  await dialog.getByRole('button', { name: 'Download launch kit' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^launch-kit-.+\.zip$/);
  return unzipSync(await readFile(await file.path()));
}

test('a brief becomes an ad, a selection leads to its launch kit, the ad is edited, and the kit is downloaded', async ({
  page,
}) => {
  test.slow();

  const dialog = page.getByRole('dialog', { name: 'Launch kit' });
  await test.step('Given an ad, whose launch kit a selection in My Ads leads to', async () => {
    await makeAd(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'My Ads' })
      .click();
    await page.getByRole('button', { name: 'Select ads' }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await look(page, 'my-ads-selection');
    await page.getByRole('button', { name: 'Launch kit' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Link of the ad' })).toBeVisible();
  });

  await test.step('Whose headline is edited', async () => {
    await showInApp(page, '/dashboard');
    await showInApp(page, '/my-ads');
    await page.getByRole('link', { name: 'Edit, all formats' }).first().click();
    await page.getByRole('textbox', { name: 'Headline', exact: true }).fill(HEADLINE);
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText(/Version 2/).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Back to the ad' }).click();
    // The editor has such a button, too.
    await expect(page).toHaveURL(/\/ad\/[^/]+$/);
  });

  await test.step('When the launch kit is asked for', async () => {
    await page.getByRole('button', { name: 'Launch kit' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Link of the ad' })).toBeVisible();
  });

  await test.step('Then a link that is none is refused', async () => {
    await dialog.getByRole('textbox', { name: 'Link of the ad' }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Download launch kit' }).click();
    await expect(dialog.getByText(/begins with https/).first()).toBeVisible();
    await look(page, 'launch-kit');
  });

  await test.step('And the kit has every picture in its size, named as its link says', async () => {
    for (const platform of ['LinkedIn', 'Pinterest', 'TikTok']) {
      await dialog.getByRole('checkbox', { name: platform }).check();
    }
    await dialog.getByRole('textbox', { name: 'Link of the ad' }).fill(LINK);
    await dialog.getByRole('textbox', { name: 'Brand' }).fill('Lumen');
    const files = await downloadedFiles(page, dialog);
    const pictures = Object.entries(files).filter(([path]) => path.endsWith('.jpg'));
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    for (const [path, bytes] of pictures) {
      const format = path.split('_').at(-2);
      const { width, height } = AD_FORMATS[format as keyof typeof AD_FORMATS];
      expect(await sizeOf(page, bytes), path).toEqual([width, height]);
      expect(bytes.length, path).toBeLessThan(path.startsWith('TikTok') ? 500_000 : 5_000_000);
    }
    const csv = strFromU8(files['Meta/meta-ads.csv'] ?? new Uint8Array());
    expect(csv).toContain(`,${HEADLINE},`);
    for (const [path] of pictures.filter(([name]) => name.startsWith('Meta/'))) {
      const name = path.slice('Meta/'.length, -'.jpg'.length);
      expect(csv).toContain(`utm_content=${encodeURIComponent(name)}`);
    }
    await expect(dialog.getByText('The launch kit has been downloaded.')).toBeVisible();
  });
});
