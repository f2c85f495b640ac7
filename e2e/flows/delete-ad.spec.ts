import { randomUUID } from 'node:crypto';
import { TOAST_DURATION_MS } from '@adwright/contracts';
import { expect, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';

/** A PNG file of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('deleting an ad deletes its picture unless another ad shows the same picture', async ({
  page,
}) => {
  const { account, client, userId } = await createConfirmedAccount();
  const bucket = client.storage.from('ad_images');
  const store = async () => {
    const key = `${userId}/${randomUUID()}.png`;
    const { error } = await bucket.upload(key, PIXEL, { contentType: 'image/png' });
    expect(error).toBeNull();
    return bucket.getPublicUrl(key).data.publicUrl;
  };
  const [own, shared] = [await store(), await store()];
  const ad = { user_id: userId, status: 'completed' };
  const { error } = await client.from('ads').insert([
    { ...ad, ad_image_url: shared, ad_text: 'The one that stays' },
    { ...ad, ad_image_url: own, ad_image_url_story: shared, ad_text: 'The one that goes' },
  ]);
  expect(error).toBeNull();

  await page.clock.install();
  await enter(page, account);
  await page.goto('/my-ads');
  const card = page.getByRole('article').filter({ hasText: 'The one that goes' });
  await card.getByRole('button', { name: 'Delete ad' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  // The dashboard belongs to another module, and must also hide the ad while its deletion can be undone.
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const latest = page.getByRole('region', { name: 'Latest ads' });
  await expect(latest.getByRole('link', { name: 'The one that stays' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await latest.getByRole('link').count()).toBe(1);

  expect((await fetch(own)).ok).toBe(true);
  await page.clock.fastForward(TOAST_DURATION_MS.default);
  await expect.poll(async () => (await fetch(own)).ok, { timeout: 20_000 }).toBe(false);
  expect((await fetch(shared)).ok).toBe(true);
  const { data } = await client.from('ads').select('ad_text');
  expect(data).toEqual([{ ad_text: 'The one that stays' }]);
});
