import { FEATURES, LOADING_MESSAGES } from '@adwright/contracts';
import { expect, test } from '@playwright/test';
import { createAccount, TRIAL_CREDITS } from '../support/accounts.ts';
import { expectJpegDownload } from '../support/download.ts';
import { findLink, findNewestMail } from '../support/mailbox.ts';

test('a new user makes a first ad, from sign-up to download, and every tab shows the spent credit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = createAccount();

  await test.step('Given a confirmed account', async () => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm Password').fill(account.password);
    await page.getByRole('button', { name: /sign up|create account/i }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByText('Please check your email to confirm it before logging in.').first(),
    ).toBeVisible();
    await page.goto(findLink(await findNewestMail(account.email, /confirm/i)));
  });

  await test.step('And a signed-in session in the browser', async () => {
    if (!page.url().endsWith('/dashboard')) {
      await page.goto('/login');
      if (page.url().endsWith('/login')) {
        await page.getByLabel('Email').fill(account.email);
        await page.getByLabel('Password', { exact: true }).fill(account.password);
        await page.getByRole('button', { name: /^(log in|sign in|login)$/i }).click();
      }
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(new RegExp(`\\b${TRIAL_CREDITS}\\b`)).first()).toBeVisible();
  });

  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard');
  await expect(otherTab.getByText(new RegExp(`^${TRIAL_CREDITS} credits left`))).toBeVisible();
  // The tab is brought to the front, because in a hidden tab each click would wait a second for a repaint.
  await page.bringToFront();

  await test.step('When the user sends the brief', async () => {
    await page.goto('/create');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Create Ad Creatives' }),
    ).toBeVisible();
    await page
      .getByLabel('Product', { exact: true })
      .fill('Lumen Night Serum, a retinol serum for sensitive skin');
    await page.getByLabel('Audience').fill('busy women over 35');
    await page.getByLabel('Goal').fill('more online sales');
    await page.getByRole('combobox', { name: 'Emotion' }).click();
    await page.getByRole('option', { name: 'Trust' }).click();
    await page.getByRole('combobox', { name: 'Ad type' }).click();
    await page.getByRole('option', { name: 'Product showcase' }).click();
    await page
      .getByRole('button', { name: /create|generate/i })
      .last()
      .click();
    await expect(page.getByText(LOADING_MESSAGES[0])).toBeVisible();
  });

  const firstText =
    await test.step('Then the page shows two generated pictures and the ad’s texts', async () => {
      await expect(page).toHaveURL(/\/results$/, { timeout: 30_000 });
      const left = TRIAL_CREDITS - FEATURES.createAd.cost;
      await expect(otherTab.getByText(new RegExp(`^${left} credits left`))).toBeVisible();
      await otherTab.close();
      const pictures = page.locator('main img');
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all()) {
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(1080);
      }
      await page.getByRole('button', { name: /copy/i }).first().click();
      await expect(page.getByText('Text copied to clipboard')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.length).toBeGreaterThan(10);
      return copied;
    });

  await test.step('And the ad is in My Ads and can be opened', async () => {
    await page.goto('/my-ads');
    await expect(page.getByRole('heading', { level: 1, name: 'My Ad Campaigns' })).toBeVisible();
    await expect(page.getByText(/^Created on [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
    const preview = page.getByText(firstText.slice(0, 40));
    await expect(preview).toHaveCSS('-webkit-line-clamp', '2');
    await page.getByText('View Full Ad').click();
    await expect(page).toHaveURL(/\/ad\/[0-9a-f-]{36}$/);
  });

  await test.step('And the ad’s picture can be downloaded as a JPEG', async () => {
    await expectJpegDownload(page, page.getByRole('button', { name: /download/i }).first());
  });

  await test.step('And the dashboard shows that one credit was spent', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText(new RegExp(`\\b${TRIAL_CREDITS - 1}\\b`)).first()).toBeVisible();
  });
});
