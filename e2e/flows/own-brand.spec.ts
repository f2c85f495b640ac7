import { randomUUID } from 'node:crypto';
import { ASSETS_PATH, assetRowSchema, BUCKETS, runtimeConfigSchema } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { SHELL_URL } from '../support/addresses.ts';
import { look } from '../support/looks.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';
import { drawLogo, drawProductPhoto } from '../support/upload.ts';

test.describe.configure({ timeout: 240_000 });

const PHOTO_FIELD = /^Choose a photo/;
const ILLUSTRATION = /Illustration, not your product/;

const recipeSchema = z.looseObject({
  brand: z.looseObject({ name: z.string(), colours: z.array(z.unknown()) }).optional(),
  picture: z.looseObject({ kind: z.string(), show: z.string().optional() }),
});

async function choosePhoto(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel(PHOTO_FIELD).setInputFiles({ name, mimeType, buffer });
}

/** Returns the recipe of the newest version of the account's only ad. */
async function newestRecipe(client: SupabaseClient) {
  const { data, error } = await client
    .from('ad_versions')
    .select('recipe')
    .order('n', { ascending: false })
    .limit(1)
    .single();
  if (error) throw error;
  return recipeSchema.parse(data.recipe);
}

async function askForAsset(client: SupabaseClient, imageUrl: string): Promise<Response> {
  const config = runtimeConfigSchema.parse(await (await fetch(`${SHELL_URL}/config.json`)).json());
  const { data } = await client.auth.getSession();
  return fetch(new URL(ASSETS_PATH, config.engineUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({ imageUrl, kind: 'product' }),
  });
}

test('ads contain a shop’s own product, logo and brand colours', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);

  await test.step('Given a brand kit with the colours of the shop’s logo', async () => {
    await page.goto('/brand');
    await expect(page.getByText('No brand kit yet')).toBeVisible();
    await look(page, 'brand-empty');
    await page.getByRole('link', { name: 'New brand kit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Kestrel & Co.');
    await page
      .getByLabel('Logo for light grounds')
      .setInputFiles({ name: 'kestrel.png', mimeType: 'image/png', buffer: await drawLogo(page) });
    await expect(page.getByRole('img', { name: /^Logo for light grounds/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByLabel('Hex value of color 1')).toHaveValue(/^#[0-9a-f]{6}$/);
    await expect(page.getByRole('img', { name: /^Sample ad/ })).toHaveCount(3, { timeout: 60_000 });
    await look(page, 'brand-kit');
    await page.getByRole('button', { name: 'Save brand kit' }).click();
    await expect(page.getByText('1 of 20 brand kits.')).toBeVisible();
    await look(page, 'brand-filled');
  });

  await test.step('When an ad is made with a product photo, and its cut-out is previewed before the user pays', async () => {
    await page.goto('/create');
    await fillBrief(page, { product: 'Enamel mugs' });
    await choosePhoto(page, 'cup.jpg', 'image/jpeg', await drawProductPhoto(page));
    await expect(page.getByRole('img', { name: 'cup.jpg, cut out' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText('Kestrel & Co.')).toBeVisible();
    await look(page, 'create-own-product');
    expect((await readUsersRow(client)).credits_used).toBe(0);
    await sendBriefButton(page).click();
    await expect(page).toHaveURL(/\/results$/, { timeout: 45_000 });
  });
  const { credits_used: paid } = await readUsersRow(client);

  await test.step('Then the ad contains the product of the photo and the brand', async () => {
    expect(await newestRecipe(client)).toMatchObject({
      brand: { name: 'Kestrel & Co.' },
      picture: { kind: 'product', show: 'cutout' },
    });
    await expect(page.getByText(ILLUSTRATION)).toBeHidden();
    await look(page, 'results-own-product');
  });

  await test.step('And a change of the brand kit is applied to the ad', async () => {
    const colours = [
      { role: 'main', hex: '#7b2cbf' },
      { role: 'accent', hex: '#ffd60a' },
    ];
    const changed = await client.from('brand_kits').update({ colours }).eq('is_default', true);
    expect(changed.error).toBeNull();
    await page.getByRole('link', { name: 'Edit, all formats' }).click();
    await expect(page).toHaveURL(/\/edit$/);
    await page.reload();
    await page.getByRole('tab', { name: 'Look' }).click();
    await page.getByRole('button', { name: 'Apply the kit as it is now' }).click();
    await expect(page.getByText('Updating the preview')).toBeHidden();
    await look(page, 'edit-own-product');
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 60_000 });
    expect((await newestRecipe(client)).brand?.colours).toEqual(colours);
  });

  await test.step('And a drawn object replaces the photo, and a note explains the replacement', async () => {
    await page.getByRole('tab', { name: 'Picture' }).click();
    await page.getByRole('radio', { name: /^None/ }).click();
    await expect(page.getByRole('button', { name: 'Change what is shown' })).toBeVisible();
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 3')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the ad' }).click();
    await expect(page.getByText(ILLUSTRATION)).toBeVisible();
    expect((await readUsersRow(client)).credits_used).toBe(paid);
  });
});

test('unusable uploads are reported before a credit is spent', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/create');
  const whole = await drawProductPhoto(page);
  const tiny = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 120;
    canvas.height = 120;
    return canvas.toDataURL('image/png');
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const REFUSED: [string, string, Buffer, RegExp][] = [
    ['logo.svg', 'image/svg+xml', Buffer.from(svg), /SVG/],
    ['wink.gif', 'image/gif', Buffer.from('GIF89a..............'), /GIF/],
    ['list.png', 'image/png', Buffer.from('bread, milk'), /not a picture/],
    ['large.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1), /5MB/],
    ['cut-short.jpg', 'image/jpeg', whole.subarray(0, whole.length / 3), /could not be read/],
    ['tiny.png', 'image/png', Buffer.from(tiny.split(',')[1] ?? '', 'base64'), /300/],
  ];
  for (const [name, mimeType, buffer, problem] of REFUSED) {
    await choosePhoto(page, name, mimeType, buffer);
    await expect(page.getByRole('alert'), name).toHaveText(problem, { timeout: 15_000 });
  }
  await look(page, 'create-refused-photo');
  expect((await client.from('assets').select('id')).data).toEqual([]);
  expect((await readUsersRow(client)).credits_used).toBe(0);
});

test('a user can’t access another user’s photo, logo or brand kit', async ({ page }) => {
  const owner = await createConfirmedAccount();
  const path = `${owner.userId}/${randomUUID()}.jpg`;
  const bucket = owner.client.storage.from(BUCKETS.assets);
  const stored = await bucket.upload(path, await drawProductPhoto(page), {
    contentType: 'image/jpeg',
  });
  expect(stored.error).toBeNull();
  const { publicUrl } = bucket.getPublicUrl(path).data;
  expect((await askForAsset(owner.client, publicUrl)).status).toBe(200);
  const { data: assets } = await owner.client.from('assets').select('*');
  const [photo] = z.array(assetRowSchema).parse(assets);
  const { data: kit } = await owner.client
    .from('brand_kits')
    .insert({ name: 'Kestrel & Co.' })
    .select('id')
    .single();

  const other = await createConfirmedAccount();
  const { data: session } = await other.client.auth.getSession();
  const address = photo?.image_url ?? '';
  for (const place of [address, publicUrl, photo?.cutout_url ?? '']) {
    expect((await fetch(place)).status).toBe(400);
    const Authorization = `Bearer ${session.session?.access_token}`;
    expect((await fetch(place, { headers: { Authorization } })).status).toBe(400);
  }
  await enter(page, other.account);
  await page.goto(`/brand/${kit?.id}`);
  await expect(page.getByText(/^We couldn’t find this brand kit/)).toBeVisible();
  await look(page, 'brand-missing');
  expect((await other.client.from('assets').select('id')).data).toEqual([]);
  expect((await other.client.from('brand_kits').select('id')).data).toEqual([]);
  const taken = await other.client
    .from('brand_kits')
    .insert({ name: 'Mine', logo_light: photo?.id });
  expect(taken.status).toBe(403);
  const refused = await askForAsset(other.client, photo?.image_url ?? '');
  expect(refused.status).toBe(404);
  expect((await owner.client.from('assets').select('id')).data).toHaveLength(1);
});
