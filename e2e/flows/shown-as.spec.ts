import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { confirmedAccount, enter, usersRow } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';

test.describe.configure({ timeout: 180_000 });

const recipeSchema = z.looseObject({
  picture: z.looseObject({ kind: z.string(), object: z.string() }),
});

test('the object in an ad is previewed and changed before the payment', async ({ page }) => {
  const { account, client } = await confirmedAccount();
  await enter(page, account);
  const line = page.getByRole('status').filter({ hasText: 'Shown as:' });
  const change = page.getByRole('button', { name: 'Change what is shown' });

  await test.step('Given a known product, and then an unknown one', async () => {
    await page.goto('/create');
    await page.getByLabel('Product', { exact: true }).fill('ceramic mugs');
    await expect(line).toHaveText('Shown as: mug');
    await expect(line.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
    await look(page, 'shown-as-known');
    await page.getByLabel('Product', { exact: true }).fill('4006381333931');
    await expect(line).toHaveText('Shown as: type and color, no picture');
    await look(page, 'shown-as-unknown');
  });

  await test.step('When another object is searched and chosen by keyboard', async () => {
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
    expect((await usersRow(client)).credits_used).toBe(0);
  });

  await test.step('Then the ad and its recipe have that object', async () => {
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
    expect((await usersRow(client)).credits_used).toBe(1);
  });

  await test.step('And the editor changes the ad to type alone', async () => {
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await page.getByRole('tab', { name: 'Picture' }).click();
    await expect(line).toHaveText('Shown as: teapot', { timeout: 20_000 });
    await change.click();
    await page.getByRole('button', { name: /^No picture, type only/ }).click();
    await expect(line).toHaveText('Shown as: type and color, no picture');
    await look(page, 'shown-as-editor');
  });
});
