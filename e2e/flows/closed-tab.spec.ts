import { expect, test } from '@playwright/test';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';

test('a generation leaves its ad in My Ads even if its tab was closed', async ({
  page,
  context,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/create');
  await fillBrief(page);
  const sent = page.waitForRequest('**/webhooks/create-ad');
  await sendBriefButton(page).click();
  await sent;
  const states = async () =>
    (await client.from('generations').select('state')).data?.map(({ state }) => state);
  await expect.poll(states, { intervals: [20] }).toEqual(['running']);
  await page.close();
  await expect.poll(states, { timeout: 45_000 }).toEqual(['succeeded']);

  const later = await context.newPage();
  await later.goto('/my-ads');
  await expect(later.getByRole('article')).toHaveCount(1);
  await later.getByText('View Full Ad').click();
  await expect(later).toHaveURL(/\/ad\/[0-9a-f-]{36}$/);
  await expect(later.getByRole('link', { name: 'Edit, all formats' })).toBeVisible();
  const { data } = await client.from('ads').select('status, ad_text');
  expect(data).toEqual([{ status: 'completed', ad_text: expect.stringMatching(/\w/) }]);
  expect(await readUsersRow(client)).toMatchObject({ credits_used: 1, ads_generated: 1 });
});
