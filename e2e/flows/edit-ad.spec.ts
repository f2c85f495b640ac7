import { expect, test } from '@playwright/test';
import { confirmedAccount, enter, usersRow } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';

test.describe.configure({ timeout: 240_000 });

test('a marketer changes a word of a new ad, and takes every format', async ({ page }) => {
  const { account, client } = await confirmedAccount();
  await enter(page, account);

  await test.step('Given a new ad', async () => {
    await makeAd(page);
  });
  const { credits_used: paid } = await usersRow(client);

  await test.step('When its headline is changed', async () => {
    await page.getByRole('link', { name: 'Edit, all formats' }).click();
    await expect(page).toHaveURL(/\/ad\/[^/]+\/edit$/);
    const headline = page.getByRole('textbox', { name: 'Headline' });
    await expect(headline).not.toHaveValue('');
    await headline.fill('Sleep on it');
    await expect(page.getByRole('img', { name: /^Square of the ad “Sleep on it”/ })).toBeVisible();
    await look(page, 'edit');
  });

  await test.step('Then undo and redo go there and back', async () => {
    const headline = page.getByRole('textbox', { name: 'Headline' });
    await page.keyboard.press('Control+z');
    await expect(headline).not.toHaveValue('Sleep on it');
    await page.keyboard.press('Control+Shift+z');
    await expect(headline).toHaveValue('Sleep on it');
  });

  await test.step('And a save makes a version that the ad shows', async () => {
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible();
  });

  await test.step('And every format can be had', async () => {
    await page.getByRole('button', { name: 'Make every format' }).click();
    for (const name of ['portrait', 'landscape', 'wide', 'pin']) {
      await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible({
        timeout: 30_000,
      });
    }
    await look(page, 'edit-formats');
  });

  await test.step('And an old version comes back as the newest', async () => {
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(page.getByText('Saved as version 3')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('textbox', { name: 'Headline' })).not.toHaveValue('Sleep on it');
  });

  await test.step('And none of it has cost a credit', async () => {
    expect((await usersRow(client)).credits_used).toBe(paid);
  });
});
