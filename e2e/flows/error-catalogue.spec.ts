import { TOASTS, type ToastMessage } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { SHELL_URL } from '../support/addresses.ts';
import {
  CATALOGUE,
  GUESTS_CATALOGUE,
  OVERLAY_SAVES,
  type Row,
} from '../support/error-catalogue.ts';
import { fail } from '../support/failing-calls.ts';
import { goInApp } from '../support/in-app.ts';
import { NIGHTLY_TAG } from '../support/nightly.ts';
import { shareOnePage } from '../support/one-page.ts';
import { visit } from '../support/ways-to-calls.ts';

/** Finds the text that identifies a toast message: its description, or its title if it has no description. */
const findWords = (page: Page, { title, description }: ToastMessage) =>
  page.getByText(description ?? title, { exact: true });

async function expectToast(page: Page, message: ToastMessage): Promise<void> {
  // A toast from an earlier case may still be visible, often with the same title. The test therefore also
  // checks the description of the toast.
  const words = findWords(page, message);
  const place = message.description ? page.getByRole('listitem').filter({ has: words }) : page;
  await expect(place.getByText(message.title, { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
}

/**
 * Returns the tags of a test. `npm test` runs only the first case of each type of failing call. The nightly run
 * tests all cases of the error catalogue.
 */
const tagOf = (row: Row, rows: readonly Row[]) =>
  rows.find(([, , act]) => act === row[2]) === row ? [] : [NIGHTLY_TAG];

function testRows(rows: readonly Row[], getPage: () => Page): void {
  for (const row of rows) {
    const [name, failure, act, message] = row;
    const title = `${name}: "${message.description ?? message.title}"`;
    test(title, { tag: tagOf(row, rows) }, async () => {
      const page = getPage();
      // The toast from an earlier case may still be visible, so the test first waits until that toast is gone.
      await expect(findWords(page, message)).toHaveCount(0);
      await fail(page, failure);
      await act(page);
      await expectToast(page, message);
    });
  }
}

test.describe('failing calls and the messages that a signed-in user sees', () => {
  const getPage = shareOnePage(async (page) => {
    const { account } = await createConfirmedAccount();
    await enter(page, account);
  });

  testRows(CATALOGUE, getPage);

  for (const [name, failure, { variations }, message] of OVERLAY_SAVES) {
    test(`overlay results show "${message.title}" when ${name}`, async () => {
      const page = getPage();
      await visit('/dashboard')(page);
      await expect(page.getByText(message.title, { exact: true })).toHaveCount(0);
      if (failure) await fail(page, failure);
      const originalImage = 'http://localhost/original.jpg';
      const state = { originalImage, title: 'Hello', subtitle: '', variations };
      await goInApp(page, '/overlay/results', state);
      await expectToast(page, message);
    });
  }
});

test.describe('failing calls and the messages that a guest sees', () => {
  testRows(GUESTS_CATALOGUE, shareOnePage());
});

/** Saves an ad for the user, with the URL of a picture that does not exist. */
async function savedAd({ client, userId }: Awaited<ReturnType<typeof createConfirmedAccount>>) {
  const row = {
    user_id: userId,
    ad_image_url: `${SHELL_URL}/static/no-such.webp`,
    ad_text: 'Garden Soup, in ten minutes',
    status: 'completed',
  };
  const { data, error } = await client.from('ads').insert(row).select('id').single();
  if (error) throw error;
  return `/ad/${data.id}`;
}

test('a download of a missing image and a failed copy show error messages', async ({ page }) => {
  const user = await createConfirmedAccount();
  const ad = await savedAd(user);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await enter(page, user.account);
  await page.goto(ad);
  for (const format of ['square', 'story']) {
    await page.getByRole('button', { name: `Download ${format} image` }).click();
    await expectToast(page, TOASTS.nothingToDownload);
  }
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expectToast(page, TOASTS.copyFailed);
});

test('the favourite button stays unchanged when the favourite can’t be saved', async ({ page }) => {
  const user = await createConfirmedAccount();
  await savedAd(user);
  await enter(page, user.account);
  await page.goto('/my-ads');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favorite/i })
    .first();
  const before = await heart.getAttribute('aria-pressed');
  await fail(page, { call: 'ads', method: 'PATCH', status: 500 });
  await heart.click();
  await expectToast(page, TOASTS.favoriteFailed);
  expect(await heart.getAttribute('aria-pressed')).toBe(before);
});
