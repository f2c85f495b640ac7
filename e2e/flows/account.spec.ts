import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { AUTH_TEXTS } from '../../mf-auth/src/texts.ts';
import {
  createAccount,
  createAnonymousClient,
  createConfirmedAccount,
  enter,
  logIn,
  TRIAL_CREDITS,
} from '../support/accounts.ts';
import { findLink, findNewestMail } from '../support/mailbox.ts';

test('a forgotten password is replaced, and all other sessions of the account end', async ({
  page,
  browser,
}) => {
  const { account } = await createConfirmedAccount();
  const password = 'a-better-one-2';
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, account);

  await test.step('Given the mail with the password link', async () => {
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

  await test.step('When a new password is set', async () => {
    const link = findLink(await findNewestMail(account.email, /password/i));
    // Mail scanners send a HEAD request for the link before the user opens the mail. The HEAD request must not
    // make the link invalid.
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

  await test.step('Then the user can log in with the new password', async () => {
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Password updated')).toBeVisible();
    const client = await createAnonymousClient();
    expect((await client.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
    await logIn(page, { ...account, password });
  });

  await test.step('And the session of the other browser has ended', async () => {
    await elsewhere.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.endsWith('-auth-token')) continue;
        // The session is marked as expired, so that the page must refresh it. The refresh must fail, because
        // the password was changed.
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), expires_at: 1 }));
      }
    });
    await elsewhere.goto('/dashboard');
    await expect(elsewhere).toHaveURL(/\/$/);
    await elsewhere.context().close();
  });
});

test('a password link that was used before shows a message that the link is invalid, and no form', async ({
  page,
}) => {
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
  // The app removes the tokens from the URL before it stores the session, so the test waits for the button of
  // signed-in users.
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText(new RegExp(`^${TRIAL_CREDITS} credits left`))).toBeVisible();
});

test('a logout in one tab signs the user out in all tabs', async ({ page, context }) => {
  const { account } = await createConfirmedAccount();
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

test('a user downloads the account’s data and schedules the account’s deletion, and a sign-in within the week cancels the deletion', async ({
  page,
}) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/account');

  await test.step('All stored data of the account arrives as a ZIP file', async () => {
    const pack = page.getByRole('button', { name: 'Pack my data' });
    await pack.click();
    await expect(page.getByText(/^Your data (waits to be|is being) packed/).first()).toBeVisible();
    const link = findLink(await findNewestMail(account.email, /Your data is ready/));
    await page.goto(link);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('adwright.zip');
    expect((await readFile(await file.path())).toString('latin1', 0, 2)).toBe('PK');
  });

  await test.step("The deletion is scheduled after the user types the account's email address", async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const confirm = page.getByRole('button', { name: 'Delete my account' });
    await expect(confirm).toBeDisabled();
    await page.getByLabel(/Type your email address/).fill(account.email);
    await confirm.click();
    await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await findNewestMail(account.email, /Your account will be deleted on/);
  });

  await test.step('A sign-in within the week keeps the account', async () => {
    await logIn(page, account);
    await expect(page).toHaveURL(/\/dashboard$/);
    await findNewestMail(account.email, /Your account stays/);
  });
});

test('an account gets another name, email address and password, and its other sessions end', async ({
  page,
  browser,
}) => {
  const { account } = await createConfirmedAccount();
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, account);
  await logIn(page, account);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: /^Account/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await test.step('The account settings survive a reload, and forms use the settings', async () => {
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Language of your ads').selectOption({ label: 'French' });
    await page.getByLabel('Time zone').selectOption('Pacific/Kiritimati');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your settings are saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Kiritimati');
    await page.goto('/create');
    await expect(page.getByTitle('French')).toBeVisible();
    await page.goto('/account');
  });

  await test.step('The user’s other devices are listed and signed out', async () => {
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions.nth(1)).toBeVisible();
    await expect(page.getByText(/This device/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(sessions).toHaveCount(1);
    await elsewhere.context().close();
  });

  const { email: changed } = createAccount();
  await test.step('The email address changes after both mailed links are opened', async () => {
    await page.getByLabel('New email').fill(changed);
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(page.getByText('Check both inboxes')).toBeVisible();
    await page.goto(findLink(await findNewestMail(account.email, /Confirm the new email address/)));
    await expect(page.getByText(/^Confirmation link accepted/)).toBeVisible();
    await expect(page.getByText(account.email, { exact: true })).toBeVisible();
    await page.goto(findLink(await findNewestMail(changed, /Confirm the new email address/)));
    await expect(page.getByText('Your email address is changed.')).toBeVisible();
    await expect(page.getByText(changed, { exact: true })).toBeVisible();
  });

  await test.step('The password changes after the current password is entered', async () => {
    await page.getByLabel('Current Password').fill(account.password);
    await page.getByLabel('New Password').fill('another-horse-2');
    await page.getByLabel('Confirm Password').fill('another-horse-2');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password updated')).toBeVisible();
    const client = await createAnonymousClient();
    const login = (password: string) =>
      client.auth.signInWithPassword({ email: changed, password });
    expect((await login(account.password)).error?.code).toBe('invalid_credentials');
    expect((await login('another-horse-2')).error).toBeNull();
  });
});
