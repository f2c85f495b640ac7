import { readFile } from 'node:fs/promises';
import { STARTER_PLAN, TRIAL_PLAN } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import { spend } from '../../local/src/testing/spend.ts';
import { createConfirmedAccount, enter, readUsersRow, TRIAL_CREDITS } from '../support/accounts.ts';
import { findNewestMail } from '../support/mailbox.ts';
import { subscribe } from '../support/subscribe.ts';

/** First bytes of a PDF file. */
const PDF_MAGIC = '%PDF-';

/** Goes from the pricing page to the provider's payment page. */
async function goToPay(page: Page): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByRole('heading', { name: `Subscribe to ${STARTER_PLAN.label}` }),
  ).toBeVisible();
}

test('a user subscribes and gets the paid plan', async ({ page, context }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard');
  await expect(otherTab.getByText(new RegExp(`^${TRIAL_CREDITS} credits left`))).toBeVisible();
  await page.bringToFront();

  await test.step('When the user opens the payment page', async () => {
    await page.goto('/pricing');
    // The response is delayed, so that the test can see the button's text for a running request.
    await page.route('**/functions/v1/create-checkout', async (route) => {
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
      await route.continue();
    });
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  });

  await test.step('Then the payment page shows the plan and its price', async () => {
    await expect(page.getByRole('heading', { name: 'Subscribe to Starter' })).toBeVisible();
    await expect(
      page.getByText(`${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}`),
    ).toBeVisible();
  });

  await test.step('And a cancelled payment leads back to the pricing page and changes nothing', async () => {
    await page.getByRole('link', { name: /cancel/i }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(await readUsersRow(client)).toMatchObject({ plan_name: TRIAL_PLAN.name });
  });

  await test.step('And a failed payment is reported and changes nothing', async () => {
    await goToPay(page);
    await page.getByRole('button', { name: 'Make the payment fail' }).click();
    await expect(page.getByRole('alert')).toContainText('declined');
    expect(await readUsersRow(client)).toMatchObject({ plan_name: TRIAL_PLAN.name });
  });

  await test.step('And a successful payment opens the dashboard with the plan’s credits in every tab', async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/^150 credits left/)).toBeVisible();
    await expect(otherTab.getByText(/^150 credits left/)).toBeVisible();
    expect(await readUsersRow(client)).toMatchObject({
      plan_name: STARTER_PLAN.name,
      ads_limit: STARTER_PLAN.credits + TRIAL_PLAN.credits,
      credits_used: 0,
    });
  });
});

test('the billing page shows the plan, and the user changes the plan', async ({ page }) => {
  const { account, client, userId } = await createConfirmedAccount();
  await subscribe(client);
  await enter(page, account);
  await spend({ client, id: userId }, 'createAd');

  await test.step('The billing page shows plan, invoice and credit history', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByText('Renews on')).toBeVisible();
    await expect(page.getByText('149 of 150')).toBeVisible();
    const history = page.getByRole('region', { name: 'Credit history' });
    await expect(history.getByRole('row', { name: /Create Ad −1/ })).toBeVisible();
    await expect(history.getByRole('row', { name: /New plan \+100/ })).toBeVisible();
    await expect(page.getByText('Of these, left of your trial')).toBeVisible();
    await expect(page.getByText(/^49, until /)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download invoice/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe(PDF_MAGIC);
  });

  await test.step('A mailed receipt arrives', async () => {
    const receipt = await findNewestMail(account.email, /receipt/i);
    expect(receipt.subject).toBe(`Your receipt: ${STARTER_PLAN.priceLabel}`);
  });

  await test.step('The credits of a cancelled plan stay until the period ends', async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(page.getByText('Your subscription is cancelled')).toBeVisible();
    await expect(page.getByText('Ends on')).toBeVisible();
    expect(await readUsersRow(client)).toMatchObject({ plan_name: 'starter', credits_used: 1 });
    await spend({ client, id: userId }, 'createAd');
    expect(await readUsersRow(client)).toMatchObject({ plan_name: 'starter', credits_used: 2 });
  });

  await test.step('And the user can revoke the cancellation', async () => {
    await page.goto('/billing');
    await page.getByRole('button', { name: 'Keep subscription' }).click();
    await expect(page.getByText('Renews on')).toBeVisible();
  });

  await test.step('The change to the trial takes effect at the end of the period', async () => {
    await page.getByRole('button', { name: 'Switch when the period ends' }).click();
    await expect(page.getByText('Ends on')).toBeVisible();
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.getByRole('button', { name: 'Skip to the end of the period' }).click();
    await page.getByRole('link', { name: 'Return to Adwright' }).click();
    await expect(page).toHaveURL(/\/billing$/);
    await expect(page.getByRole('link', { name: 'Upgrade to Starter' })).toBeVisible();
    expect(await readUsersRow(client)).toMatchObject({ plan_name: 'starter50', ads_limit: 50 });
  });
});

test('a failed renewal is reported with a next step for the user', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await subscribe(client);
  await enter(page, account);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.getByRole('button', { name: 'Make the next payment fail' }).click();
  await page.getByRole('button', { name: 'Skip to the end of the period' }).click();
  await expect(page.getByText('Payment failed')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Adwright' }).click();

  await expect(
    page.getByRole('alert').filter({ hasText: 'Your last payment failed.' }),
  ).toContainText('pay the open invoice');
  expect(await readUsersRow(client)).toMatchObject({ plan_name: 'starter', ads_limit: 150 });
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.getByRole('button', { name: 'Pay the open invoice' }).click();
  await page.getByRole('link', { name: 'Return to Adwright' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();
  await expect(page.getByText('Your last payment failed.')).toBeHidden();
});
