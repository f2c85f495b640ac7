import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';
import { upload } from '../support/upload.ts';

test.describe.configure({ timeout: 240_000 });

const CLAIM = '#1 serum in Kiel, results guaranteed';
const ALT_TEXT = 'A red cup & “oats” on paper';

test('a claim in an ad is reported before launch, and gets evidence in the editor and the launch kit', async ({
  page,
}) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await makeAd(page);
  const findings = page.getByRole('list', { name: 'What platforms say' });
  const evidence = page.getByRole('group', { name: /^Evidence for/ });
  const dialog = page.getByRole('dialog', { name: 'Launch kit' });

  await test.step('Given an ad with claims in its headline', async () => {
    await page.getByRole('link', { name: 'Edit, all formats' }).first().click();
    await page.getByRole('textbox', { name: 'Headline', exact: true }).fill(CLAIM);
    await page.getByRole('tab', { name: 'Check' }).click();
    await expect(findings.getByText('#1', { exact: false }).first()).toBeVisible();
  });

  await test.step('When evidence without text is submitted, the form says what is missing', async () => {
    await findings.getByRole('button', { name: 'Attach evidence' }).first().click();
    await evidence.getByRole('button', { name: 'Save evidence' }).click();
    await expect(evidence.getByRole('alert')).toBeVisible();
    await look(page, 'edit-evidence-refused');
  });

  await test.step('Then a text and a URL are stored as evidence for the claim', async () => {
    await evidence.getByLabel('What proves it').fill('Test of the consumer magazine, May 2026');
    await evidence.getByLabel(/^Where it can be read/).fill('magazine.example/serums');
    await evidence.getByRole('button', { name: 'Save evidence' }).click();
    await expect(findings.getByText('Supported').first()).toBeVisible();
  });

  await test.step('And the launch kit contains the evidence until the user removes it', async () => {
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Back to the ad' }).click();
    await expect(page).toHaveURL(/\/ad\/[^/]+$/);
    await page.getByRole('button', { name: 'Launch kit' }).click();
    await expect(dialog.getByText('Supported').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove evidence' }).first().click();
    await dialog.getByRole('button', { name: 'Attach evidence' }).first().click();
    await expect(dialog.getByRole('group', { name: /^Evidence for/ })).toBeVisible();
    await look(page, 'launch-kit-evidence');
  });
});

test('an edited alt text is in the downloaded file, and the file’s content credentials stay valid', async ({
  page,
}) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/optimize');
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Enhance Image/ }).click();
  await expect(page).toHaveURL(/\/optimize\/results$/, { timeout: 60_000 });
  const field = page.getByLabel('Alt text, what the picture shows');
  const save = page.getByRole('button', { name: 'Save alt text' });

  await test.step('A too long alt text is refused', async () => {
    await page
      .getByRole('button', { name: /^Change the alt text of enhanced/ })
      .first()
      .click();
    await field.fill('cup '.repeat(40));
    await save.click();
    await expect(page.getByRole('alert')).toContainText('At most 125 characters');
    await look(page, 'alt-text-refused');
  });

  await test.step('The page shows the new alt text', async () => {
    await field.fill(ALT_TEXT);
    await save.click();
    await expect(field).toBeHidden();
    await expect(page.getByText(ALT_TEXT)).toBeVisible();
  });

  const file = await test.step('The downloaded file contains the new alt text', async () => {
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download enhanced/ })
      .first()
      .click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.toString('utf8')).toContain('>A red cup &amp; “oats” on paper<');
    return bytes;
  });

  await test.step('And Adwright still recognises the downloaded file as unchanged', async () => {
    await page.goto('/verify');
    await page
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: file });
    await expect(page.getByRole('heading', { name: 'Adwright made this picture' })).toBeVisible();
    await expect(page.getByText('Signed by Adwright, and whole.')).toBeVisible();
  });
});
