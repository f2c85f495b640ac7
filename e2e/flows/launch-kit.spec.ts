import { readFile } from 'node:fs/promises';
import { AD_FORMATS } from '@adwright/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { showInApp } from '../support/in-app.ts';
import { look } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';

const HEADLINE = 'Sleep on it.';
const LINK = 'https://shop.example/serum?utm_source=mail';

/** Returns the width and height of a JPEG, decoded by the browser. */
function decodeSize(page: Page, jpeg: Uint8Array): Promise<[number, number]> {
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

test('an ad is made, edited and downloaded in every format, also in its launch kit', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  const dialog = page.getByRole('dialog', { name: 'Launch kit' });
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true });

  await test.step('Given an ad that is selected in My Ads for its launch kit', async () => {
    await makeAd(page);
    await showInApp(page, '/my-ads');
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
  const { credits_used: paid } = await readUsersRow(client);

  await test.step('When the ad’s headline is changed', async () => {
    await showInApp(page, '/dashboard');
    await showInApp(page, '/my-ads');
    await page.getByRole('link', { name: 'Edit, all formats' }).click();
    await expect(page).toHaveURL(/\/ad\/[^/]+\/edit$/);
    await expect(headline).not.toHaveValue('');
    await headline.fill(HEADLINE);
    await expect(page.getByRole('img', { name: /^Square: .*“Sleep on it.”/ })).toBeVisible();
    await look(page, 'edit');
  });

  await test.step('Then undo restores the headline, and redo changes it again', async () => {
    await page.keyboard.press('Control+z');
    await expect(headline).not.toHaveValue(HEADLINE);
    await page.keyboard.press('Control+Shift+z');
    await expect(headline).toHaveValue(HEADLINE);
  });

  await test.step('And saving creates a version of the ad, which My Ads shows', async () => {
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('tab', { name: 'Versions' }).click();
    await expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible();
  });

  await test.step('And every format of the ad can be downloaded', async () => {
    await page.getByRole('button', { name: 'Make every format' }).click();
    for (const name of ['portrait', 'landscape', 'wide', 'pin']) {
      await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible({
        timeout: 30_000,
      });
    }
    await look(page, 'edit-formats');
  });

  await test.step('When the launch kit of the ad is requested', async () => {
    await page.getByRole('link', { name: 'Back to the ad' }).click();
    // The test waits for the ad's page, because the editor has a button with the same name.
    await expect(page).toHaveURL(/\/ad\/[^/]+$/);
    await page.getByRole('button', { name: 'Launch kit' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Link of the ad' })).toBeVisible();
  });

  await test.step('Then the form refuses an invalid link', async () => {
    await dialog.getByRole('textbox', { name: 'Link of the ad' }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Download launch kit' }).click();
    await expect(dialog.getByText(/begins with https/).first()).toBeVisible();
    await look(page, 'launch-kit');
  });

  await test.step('And the launch kit has each picture in its size, with the link’s name in the file name', async () => {
    for (const platform of ['LinkedIn', 'Pinterest', 'TikTok', 'ChatGPT']) {
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
      expect(await decodeSize(page, bytes), path).toEqual([width, height]);
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

  await test.step('And an old version of the ad is restored as the newest version', async () => {
    await showInApp(page, `${new URL(page.url()).pathname}/edit`);
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(page.getByText('Saved as version 3')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('tab', { name: 'Words' }).click();
    await expect(headline).not.toHaveValue(HEADLINE);
  });

  await test.step('And neither edits nor downloads cost a credit', async () => {
    expect((await readUsersRow(client)).credits_used).toBe(paid);
  });
});
