import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { showInApp } from '../support/in-app.ts';
import { look } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';

test.describe.configure({ timeout: 300_000 });

/**
 * Timeout for changes that another person made. An open page fetches other people's changes every ten to
 * fifteen seconds.
 */
const NEWS = { timeout: 60_000 };

/** Opens the launch kit of the ad on the open details page. */
async function askForKit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Launch kit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Launch kit' });
  await dialog.getByRole('textbox', { name: 'Link of the ad' }).fill('https://shop.example/serum');
  await dialog.getByRole('textbox', { name: 'Brand' }).fill('Lumen');
  await dialog.getByRole('button', { name: 'Download launch kit' }).click();
  return dialog;
}

/** Creates a review link for the ad on the open details page, and returns the link's URL. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share for approval' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 1 ad' });
  await dialog.getByLabel('Name of the link').fill('Serum for spring');
  await look(page, 'share-dialog');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  const address = await dialog.getByText(/\/review\/[\w-]{43}$/).textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return address ?? '';
}

test('a client without an account requests changes, and approves the edited ad', async ({
  page,
  browser,
}) => {
  const { account, client: database, userId } = await createConfirmedAccount();
  const named = await database
    .from('account_settings')
    .update({ name: 'Nora Lind' })
    .eq('user_id', userId);
  expect(named.error).toBeNull();
  await enter(page, account);
  await makeAd(page);
  await showInApp(page, '/my-ads');
  await page.getByRole('button', { name: 'View Full Ad' }).click();
  await expect(page.getByRole('heading', { name: 'Ad Details' })).toBeVisible();
  const details = new URL(page.url()).pathname;
  const address = await share(page);
  const client = await (await browser.newContext()).newPage();
  const approval = page.getByRole('region', { name: 'Approval' });

  await test.step('Given a client who opens the review link and sees no data about the account', async () => {
    await client.goto(address);
    await expect(client.getByRole('heading', { level: 1, name: 'Serum for spring' })).toBeVisible();
    await expect(client.getByText('0 of 1 approved')).toBeVisible();
    await expect(client.getByRole('main')).not.toContainText(account.email);
    await look(client, 'review');
  });

  await test.step('When the client comments on a point and requests changes', async () => {
    await client
      .getByRole('button', { name: /^Place a point on the square picture/ })
      .click({ position: { x: 60, y: 60 } });
    await client.getByLabel('Your comment').fill('Please make the headline calmer.');
    await client.getByLabel('Your name').fill('Ada');
    await client.getByRole('button', { name: 'Send comment' }).click();
    await expect(client.getByRole('button', { name: 'Resolve comment 1' })).toBeVisible();
    await client.getByRole('button', { name: 'Ask for changes' }).click();
    await client.getByLabel('What should change?').fill('A calmer headline');
    await look(client, 'review-decision');
    await client.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(client.getByText('Ada asks for changes')).toBeVisible();
  });

  await test.step('Then the owner sees the comment and the request, and replies', async () => {
    await expect(approval.getByText('Changes asked')).toBeVisible(NEWS);
    await expect(approval.getByText('Please make the headline calmer.')).toBeVisible();
    await look(page, 'ad-details-in-review');
    await approval.getByRole('button', { name: 'Answer comment 1' }).click();
    await approval.getByLabel('Your answer to comment 1').fill('Done in version 2');
    await look(page, 'ad-details-answering');
    await approval.getByRole('button', { name: 'Send answer' }).click();
    await expect(approval.getByText('Done in version 2')).toBeVisible();
    await approval.getByRole('button', { name: 'Resolve comment 1' }).click();
    await expect(approval.getByText('1 resolved comment')).toBeVisible();
  });

  await test.step('And the client sees the name of the person who replied, and no email address', async () => {
    await client.getByText('1 resolved comment').click(NEWS);
    await expect(client.getByText('Nora Lind Sender')).toBeVisible();
    await expect(client.getByRole('main')).not.toContainText(account.email);
    await look(client, 'review-answered');
  });

  await test.step('And the owner finds no launch kit, since the workspace allows kits only for approved ads', async () => {
    await showInApp(page, '/reviews');
    const rule = page.getByRole('checkbox', { name: /only ads that are approved/ });
    // `check()` would fail, because the checkbox changes only after its request has begun, a moment after the
    // click.
    await rule.click();
    await expect(rule).toBeChecked();
    await showInApp(page, details);
    const dialog = await askForKit(page);
    await expect(dialog.getByText(/Not approved: “.+” \(changes asked\)/)).toBeVisible();
    await look(page, 'launch-kit-unapproved');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('And the owner edits the ad, while the version that the client sees stays unchanged', async () => {
    await showInApp(page, `${details}/edit`);
    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(approval.getByText('1 resolved comment')).toBeVisible();
    await look(page, 'edit-comments');
    await page.getByRole('tab', { name: 'Words' }).click();
    await page
      .getByRole('textbox', { name: 'Headline', exact: true })
      .fill('Quiet nights, calm skin');
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 30_000 });
    await showInApp(page, details);
    await expect(approval.getByText('Changes asked, 1 version newer')).toBeVisible();
    await expect(client.getByText('Changes asked, 1 version newer')).toBeVisible(NEWS);
  });

  await test.step('When the owner sends the new version, the client approves the new version', async () => {
    await approval.getByRole('button', { name: 'Send the new version' }).click();
    await expect(approval.getByText('In review')).toBeVisible();
    await expect(client.getByText('In review')).toBeVisible(NEWS);
    await client.getByRole('button', { name: 'Approve' }).click();
    await client.getByRole('button', { name: 'Approve' }).click();
    await expect(client.getByText('1 of 1 approved')).toBeVisible();
    await look(client, 'review-approved');
  });

  await test.step('Then the launch kit of the approved ad can be downloaded', async () => {
    await expect(approval.getByText('Approved', { exact: true })).toBeVisible(NEWS);
    const download = page.waitForEvent('download', { timeout: 60_000 });
    const dialog = await askForKit(page);
    expect((await download).suggestedFilename()).toMatch(/^launch-kit-.+\.zip$/);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('And My Ads shows the ad as approved, and the audit log names each action and its author', async () => {
    await showInApp(page, '/my-ads?review=approved');
    await expect(page.getByRole('article').getByText('Approved')).toBeVisible();
    await showInApp(page, '/reviews');
    await expect(page.getByText('1 of 1 approved')).toBeVisible();
    await look(page, 'reviews');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Audit as CSV/ }).click();
    const audit = await readFile(await (await download).path(), 'utf8');
    const rows = audit.split('\r\n').map((line) => line.split(',').slice(1, 3).join(','));
    expect(rows).toEqual(
      expect.arrayContaining(['Changes asked,Ada', 'New version sent,Nora Lind', 'Approved,Ada']),
    );
  });

  await test.step('When the owner renews the link’s URL, the old URL stops working, also on open pages', async () => {
    await page.getByRole('button', { name: /^New address/ }).click();
    const dialog = page.getByRole('dialog', { name: /^A new address/ });
    await look(page, 'review-new-address');
    await dialog.getByRole('button', { name: 'Make a new address' }).click();
    const renewed = await dialog.getByText(/\/review\/[\w-]{43}$/).textContent();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(client.getByRole('heading', { name: 'No such review link' })).toBeVisible(NEWS);
    await client.goto(renewed ?? '');
    await expect(client.getByText('1 of 1 approved')).toBeVisible();
  });

  await test.step('When the owner revokes the link, an open page hides the ad, and the typed text stays', async () => {
    await client.getByLabel('Your comment').fill('One more thing');
    await page.getByRole('button', { name: /^Revoke link/ }).click();
    await page.getByRole('button', { name: 'Revoke the link' }).click();
    await expect(client.getByRole('heading', { name: 'This link was revoked' })).toBeVisible(NEWS);
    await expect(client.getByText('One more thing')).toBeVisible();
    await expect(client.getByRole('article')).toHaveCount(0);
    await look(client, 'review-revoked');
  });
});
