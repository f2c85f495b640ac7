import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { AUTH_TEXTS } from '../../mf-auth/src/texts.ts';
import {
  anonymousClient,
  confirmedAccount,
  enter,
  logIn,
  TRIAL_CREDITS,
} from '../support/accounts.ts';
import { linkIn, newestMail } from '../support/mailbox.ts';

test('a forgotten password is replaced, which ends every other session', async ({
  page,
  browser,
}) => {
  const { account } = await confirmedAccount();
  const password = 'a-better-one-2';
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, account);

  await test.step('Given the mail with the link', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: /forgot/i }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page
      .getByRole('main')
      .getByRole('button', { name: /send|reset/i })
      .click();
    await expect(page.getByRole('heading', { name: AUTH_TEXTS.checkInbox })).toBeVisible();
    await expect(page.getByText(AUTH_TEXTS.resetLinkSent)).toBeVisible();
  });

  await test.step('When a new password is chosen', async () => {
    const link = linkIn(await newestMail(account.email, /password/i));
    // What a mail scanner does first.
    await fetch(link, { method: 'HEAD' });
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill('another');
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Update password' }).click();
  });

  await test.step('Then it is the one that counts', async () => {
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Password updated')).toBeVisible();
    const client = await anonymousClient();
    expect((await client.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
    await logIn(page, { ...account, password });
  });

  await test.step('And the other session is over', async () => {
    await elsewhere.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.endsWith('-auth-token')) continue;
        // As old as an hour makes it: the refresh that follows is what the new password forbids.
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), expires_at: 1 }));
      }
    });
    await elsewhere.goto('/dashboard');
    await expect(elsewhere).toHaveURL(/\/$/);
    await elsewhere.context().close();
  });
});

test('a link that is used up says so and shows no form', async ({ page }) => {
  await page.goto(
    '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  );
  await expect(page.getByText('Invalid or expired link')).toBeVisible();
  await expect(page.getByText('Please request a new password reset link')).toBeVisible();
  await expect(page.getByLabel('New Password')).toBeHidden();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('signing in with Google returns to the pricing page', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/login');
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  // The address is clean before the session is kept.
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText(new RegExp(`^${TRIAL_CREDITS} credits left`))).toBeVisible();
});

test('logging out reaches every tab', async ({ page, context }) => {
  const { account } = await confirmedAccount();
  await enter(page, account);
  await page.goto('/dashboard');
  const otherTab = await context.newPage();
  await otherTab.goto('/my-ads');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'My Ad Campaigns' })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(otherTab).toHaveURL(/\/$/);
  await otherTab.goto('/dashboard');
  await expect(otherTab).toHaveURL(/\/$/);
});

test('an account is downloaded and deleted from the billing page', async ({ page }) => {
  const { account } = await confirmedAccount();
  await enter(page, account);
  await page.goto('/billing');

  await test.step('Everything kept about it comes as a ZIP', async () => {
    const pack = page.getByRole('button', { name: 'Pack my data' });
    await pack.click();
    await expect(page.getByText(/^Your data (waits to be|is being) packed/).first()).toBeVisible();
    const link = linkIn(await newestMail(account.email, /Your data is ready/));
    await page.goto(link);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('adwright.zip');
    expect((await readFile(await file.path())).toString('latin1', 0, 2)).toBe('PK');
  });

  await test.step('It is gone once its own address is typed', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const confirm = page.getByRole('button', { name: 'Delete for good' });
    await expect(confirm).toBeDisabled();
    await page.getByLabel(/Type your email address/).fill(account.email);
    await confirm.click();
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  await test.step('Nobody logs in to it any more', async () => {
    const { error } = await (await anonymousClient()).auth.signInWithPassword(account);
    expect(error?.code).toBe('invalid_credentials');
  });
});
