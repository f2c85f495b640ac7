import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';

test.describe.configure({ timeout: 240_000 });

const font = readFileSync(
  createRequire(import.meta.resolve('@adwright/engine-drawing')).resolve(
    '@fontsource/righteous/files/righteous-latin-400-normal.woff2',
  ),
);
const recipeSchema = z.looseObject({
  version: z.number(),
  look: z.looseObject({
    fonts: z.record(z.string(), z.object({ name: z.string(), url: z.url() })).optional(),
  }),
});

/**
 * Chooses a font file in the upload field with the keyboard. A key press is repeated if the page was still
 * re-rendering the upload field.
 */
async function chooseByKey(page: Page, file: { name: string; buffer: Buffer }) {
  await expect(async () => {
    await page.getByLabel('Upload a font').focus();
    const asking = page.waitForEvent('filechooser', { timeout: 3000 });
    await page.keyboard.press('Enter');
    await (await asking).setFiles({ mimeType: 'application/octet-stream', ...file });
  }).toPass({ timeout: 30_000 });
}

test('an uploaded font is added and chosen with the keyboard alone', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await makeAd(page);
  const newest = client.from('ads').select('id').order('created_at', { ascending: false }).limit(1);
  const { data } = await newest.single();
  await page.goto(`/ad/${data?.id}/edit`);
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('tab', { name: 'Look' }).press('Enter');

  await test.step('When a picture is chosen as a font file, the page names the accepted file types', async () => {
    await chooseByKey(page, { name: 'cup.png', buffer: Buffer.from('\u0089PNG', 'latin1') });
    await page.getByRole('checkbox', { name: /^I may use this font/ }).press('Space');
    await page.getByRole('button', { name: 'Add font' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Please choose a WOFF2, TTF or OTF file.');
    await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
  });

  await test.step('And a font is accepted only after the user has confirmed its license', async () => {
    await chooseByKey(page, { name: 'righteous.woff2', buffer: font });
    await page.getByRole('button', { name: 'Add font' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('that you may use this font');
    await look(page, 'own-font-license');
    await page.getByRole('checkbox', { name: /^I may use this font/ }).press('Space');
    await page.getByRole('button', { name: 'Add font' }).press('Enter');
    await expect(
      page.getByText(/“Righteous.*” was added and is now the headline font/),
    ).toBeVisible({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
  });

  await test.step('Then the editor lists the letters that the font lacks', async () => {
    await page.getByRole('tab', { name: 'Words' }).press('Enter');
    const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
    await headline.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Жar of honey');
    await page.getByRole('tab', { name: 'Look' }).press('Enter');
    await expect(page.getByText(/“Righteous.*” has no Ж\. Our own font shows it\./)).toBeVisible({
      timeout: 30_000,
    });
    await look(page, 'own-font-in-editor');
  });

  await test.step('And the saved version of the ad contains the font’s name', async () => {
    await page.getByRole('button', { name: 'Save version' }).press('Enter');
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 60_000 });
    const version = client.from('ad_versions').select('recipe').match({ ad_id: data?.id, n: 2 });
    const recipe = recipeSchema.parse((await version.single()).data?.recipe);
    expect(recipe.version).toBe(9);
    expect(recipe.look.fonts?.headline?.name).toContain('Righteous');
  });

  await test.step('And undo removes the font from the ad', async () => {
    const undo = page.getByRole('button', { name: 'Undo' });
    while (await undo.isEnabled()) await undo.press('Enter');
    await expect(page.getByText(/has no Ж/)).toBeHidden();
  });

  await test.step('And a brand kit offers the uploaded font as a choice', async () => {
    await page.goto('/brand');
    await page.getByRole('link', { name: 'New brand kit' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Kestrel');
    await page.getByLabel('Headline font').focus();
    await page.keyboard.press('ArrowDown');
    // The font options appear only after the list of fonts has loaded.
    await expect(page.getByRole('option', { name: /^Righteous/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const field = page.locator('.ant-select', { has: page.getByLabel('Headline font') });
    await expect(field).toContainText('Righteous');
    await look(page, 'own-font-in-kit');
    await page.getByRole('button', { name: 'Save brand kit' }).press('Enter');
    await expect(page.getByText('1 of 20 brand kits.')).toBeVisible();
    const kits = await client.from('brand_kits').select('headline_font, text_font');
    expect(kits.data).toMatchObject([{ headline_font: expect.any(String), text_font: null }]);
  });
});
