import { STARTER_PLAN } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { look } from '../support/looks.ts';
import { findLink, findNewestMail } from '../support/mailbox.ts';

test.describe.configure({ timeout: 180_000 });

/**
 * Timeout for a changed number of seats, which is visible only after the payment provider's event was recorded.
 */
const PAYMENT = { timeout: 30_000 };

/** Sets the number of the plan's additional seats on the open billing page. */
async function setSeats(page: Page, seats: number, button: string): Promise<void> {
  await page.getByLabel(/^Further seats/).fill(String(seats));
  await page.getByRole('button', { name: button }).click();
}

async function inviteEditor(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('Editor');
  await page.getByRole('button', { name: 'Send invitation' }).click();
}

test('an agency buys seats for its editors, and returns the seats', async ({ page, browser }) => {
  const [agency, editor] = [
    await createConfirmedAccount(),
    (await createConfirmedAccount()).account,
  ];
  const late = `late-${editor.email}`;
  await enter(page, agency.account);
  const other = await (await browser.newContext()).newPage();
  await enter(other, editor);
  const seats = page.getByRole('region', { name: 'Seats' });

  await test.step('Given a paid plan, and one additional bought seat', async () => {
    await page.goto('/pricing');
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect
      .poll(async () => (await readUsersRow(agency.client)).plan_name)
      .toBe(STARTER_PLAN.name);
    await page.goto('/billing');
    await expect(seats.getByText('1 of 1 seat taken.')).toBeVisible();
    await setSeats(page, 1, 'Buy 1 seat');
    await expect(seats.getByText('1 of 2 seats taken.')).toBeVisible(PAYMENT);
  });

  await test.step('When an editor is invited, a seat is reserved for the editor', async () => {
    await page.goto('/workspaces');
    await page.getByLabel('Name of the client or team').fill('Café Nord');
    await page.getByRole('button', { name: 'Create workspace' }).click();
    await inviteEditor(page, editor.email);
    await expect(page.getByText(`${editor.email} is invited`)).toBeVisible();
  });
  const workspacePath = new URL(page.url()).pathname;

  await test.step('Then another invitation is refused with a message that names the seat holders and where to buy a seat', async () => {
    await inviteEditor(page, late);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      `All 2 seats of your plan are taken, by you and ${editor.email} (invited).`,
    );
    await look(page, 'workspace-without-a-seat');
    await page.getByRole('link', { name: 'buy a seat' }).click();
    await expect(seats.getByText('2 of 2 seats taken.')).toBeVisible();
    await setSeats(page, 2, 'Buy 1 seat');
    await expect(seats.getByText('2 of 3 seats taken.')).toBeVisible(PAYMENT);
    await page.goto(workspacePath);
    await inviteEditor(page, late);
    await expect(page.getByText(`${late} is invited`)).toBeVisible();
  });

  await test.step('And the invited person joins as an editor', async () => {
    await other.goto(findLink(await findNewestMail(editor.email, /^Join Café Nord/)));
    await other.getByRole('button', { name: 'Join the workspace' }).click();
    await expect(other.getByRole('button', { name: 'Workspace: Café Nord' })).toBeVisible();
    await expect(other.getByText(/You can see and review everything/)).toHaveCount(0);
  });

  await test.step('When the agency returns seats that editors use, the page names the people who would lose their seat', async () => {
    await page.goto('/billing');
    await page.getByLabel(/^Further seats/).fill('0');
    await expect(seats.getByText(/All these seats are taken. Make 2 editors/)).toBeVisible();
    await expect(
      seats.getByText(`Held by you, ${editor.email}, and ${late} (invited)`),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give back 2 seats' })).toBeDisabled();
    await look(page, 'billing-with-taken-seats');
  });

  await test.step('And the agency can return the seats after the editor has become a reviewer and got a mail', async () => {
    await page.goto(workspacePath);
    await expect(page.getByLabel(`Role of ${editor.email}`)).toBeVisible();
    await look(page, 'workspace-with-members');
    await page.getByLabel(`Role of ${editor.email}`).selectOption('Reviewer');
    await expect(page.getByText('The role is changed')).toBeVisible();
    await page.getByRole('button', { name: `Withdraw the invitation of ${late}` }).click();
    await expect(page.getByText('The invitation is withdrawn')).toBeVisible();
    await page.goto('/billing');
    await setSeats(page, 0, 'Give back 2 seats');
    await expect(seats.getByText('1 of 1 seat taken.')).toBeVisible(PAYMENT);
    await other.reload();
    await expect(other.getByText('You can see and review everything in Café Nord')).toBeVisible();
  });

  await test.step('And the agency’s account can’t be deleted while its workspace has other members', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('region', { name: /^First decide about your workspace/ });
    await expect(question.getByText('Café Nord, 1 other member')).toBeVisible();
    await look(page, 'account-with-members');
    await question.getByRole('link', { name: 'Hand over or delete Café Nord' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Café Nord' })).toBeVisible();
  });
});
