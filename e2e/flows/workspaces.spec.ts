import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter, TRIAL_CREDITS } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { findLink, findNewestMail } from '../support/mailbox.ts';
import { makeAd } from '../support/make-ad.ts';

test.describe.configure({ timeout: 300_000 });

/**
 * Timeout until an open tab notices that its user was removed from a workspace. A tab checks the membership of
 * its user every fifteen seconds.
 */
const MEMBERSHIP = { timeout: 45_000 };

/**
 * Invites a person by email address on the open page of a workspace. Returns the URL of the invitation link.
 */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`${email} is invited`)).toBeVisible();
  return findLink(await findNewestMail(email, /^Join Café Nord/));
}

test('an agency shares a client’s workspace, and removes the colleague again', async ({
  page,
  browser,
}) => {
  const agency = (await createConfirmedAccount()).account;
  const colleague = (await createConfirmedAccount()).account;
  await enter(page, agency);
  const other = await (await browser.newContext()).newPage();
  await enter(other, colleague);

  await test.step('Given a workspace that the agency creates and opens', async () => {
    await page.goto('/workspaces');
    await look(page, 'workspaces');
    await page.getByLabel('Name of the client or team').fill('Café Nord');
    await page.getByRole('button', { name: 'Create workspace' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Café Nord' })).toBeVisible();
    await look(page, 'workspace');
  });
  const workspacePath = new URL(page.url()).pathname;

  await test.step('When an editor is invited, the page says that the plan has no seat left', async () => {
    await page.getByLabel('Email address').fill(colleague.email);
    await page.getByLabel('Role', { exact: true }).selectOption('Editor');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('The one seat of your plan is taken, by you.')).toBeVisible();
  });

  const link = await invite(page, colleague.email, 'Reviewer');

  await test.step('And the agency makes an ad in the workspace, which its personal workspace does not list', async () => {
    await page.goto('/workspaces');
    await page.getByRole('button', { name: 'Open Café Nord' }).click();
    await expect(page.getByRole('button', { name: 'Workspace: Café Nord' })).toBeVisible();
    await makeAd(page);
    await page.goto('/my-ads');
    await expect(page.getByRole('button', { name: 'View Full Ad' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Workspace: Café Nord' }).click();
    await look(page, 'workspace-switch');
    await page.getByRole('button', { name: /personal$/ }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/my-ads');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'View Full Ad' })).toHaveCount(0);
  });

  await test.step('Then the colleague joins the workspace and sees the ad, but can’t make an ad', async () => {
    await other.goto(link);
    await look(other, 'invitation');
    await other.getByRole('button', { name: 'Join the workspace' }).click();
    await expect(other.getByRole('button', { name: 'Workspace: Café Nord' })).toBeVisible();
    await expect(other.getByText('You can see and review everything in Café Nord')).toBeVisible();
    await other.goto('/my-ads');
    await expect(other.getByRole('button', { name: 'View Full Ad' })).toHaveCount(1);
    await look(other, 'my-ads-of-a-workspace');
  });

  await test.step('And the colleague’s open tab leaves the workspace after the owner has removed the colleague', async () => {
    await page.goto(workspacePath);
    await page.getByRole('button', { name: `Remove ${colleague.email}` }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('The member is removed')).toBeVisible();
    await expect(
      other.getByRole('heading', { name: 'You are not a member of this workspace any more' }),
    ).toBeVisible(MEMBERSHIP);
    await other.getByRole('button', { name: 'Go to my personal workspace' }).click();
    await expect(other.getByRole('banner').getByText(`${TRIAL_CREDITS} credits`)).toBeVisible();
    await other.goto('/my-ads');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('button', { name: 'View Full Ad' })).toHaveCount(0);
  });

  await test.step('And the workspace is deleted with its ads after the owner types the workspace’s name', async () => {
    await page.getByRole('button', { name: 'Delete workspace' }).click();
    await page.getByLabel(/Type the name/).fill('Café Nord');
    await page.getByRole('button', { name: 'Delete the workspace' }).click();
    await expect(page.getByText('Café Nord is deleted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage Café Nord' })).toHaveCount(0);
  });
});
