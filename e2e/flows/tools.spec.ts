import { BOOST_GRID_COLUMNS, MOBILE_BREAKPOINT_PX } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createConfirmedAccount, enter, readUsersRow, TRIAL_CREDITS } from '../support/accounts.ts';
import { expectJpegDownload } from '../support/download.ts';
import { failBecause } from '../support/fail-because.ts';
import { goInApp } from '../support/in-app.ts';
import { look } from '../support/looks.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';
import { upload } from '../support/upload.ts';

/** Waits until at least `least` pictures on the page are loaded and rendered. */
async function expectPictures(page: Page, least: number): Promise<void> {
  await expect
    .poll(
      () =>
        page
          .locator('main img')
          .evaluateAll(
            (images: HTMLImageElement[]) =>
              images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
          ),
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(least);
}

const versionSchema = z.object({
  ad_id: z.uuid(),
  images: z.record(z.string(), z.url()),
  recipe: z.looseObject({ words: z.unknown(), picture: z.unknown(), layout: z.string() }),
});

/** Returns the recipes of the account's ads, with the URLs of the pictures made from each recipe. */
async function fetchRecipes(client: SupabaseClient) {
  const { data, error } = await client.from('ad_versions').select('ad_id, images, recipe');
  if (error) throw error;
  return z.array(versionSchema).parse(data);
}

test.describe.configure({ timeout: 120_000 });

/**
 * Returns the positions of the next dropdown from its first frame to the end of its animation, without
 * duplicates.
 */
function placesOfList(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const places = new Set<string>();
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let list = null, isMoving = true; isMoving || !list; await nextFrame()) {
      list = document.querySelector('main [role="listbox"]');
      if (!list) continue;
      const { top, height } = list.getBoundingClientRect();
      places.add(`${height} at ${top}`);
      isMoving = Boolean(list.closest('[class*="-appear"]'));
    }
    return [...places];
  });
}

/** Expects that the page's pictures are in `columns` columns at a window width. */
async function expectColumns(page: Page, width: number, columns: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(() =>
      page
        .locator('main li')
        .evaluateAll((cards) => new Set(cards.map((it) => it.getBoundingClientRect().left)).size),
    )
    .toBe(columns);
}

test('boost makes ten variations of an ad for ten credits', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/boost');
  await page.getByLabel('Product or Service').fill('Sunny Cold Brew coffee');
  await page.getByLabel('Target Audience').fill('people who hate mornings');
  const places = placesOfList(page);
  await page.getByRole('combobox', { name: 'Emotional Appeal' }).click();
  expect(await places, 'the list never moves under the pointer').toHaveLength(1);
  await page.getByRole('option', { name: 'Happiness' }).click();
  await page.getByRole('button', { name: /Generate 10 Creative Variations/ }).click();
  await expect(page).toHaveURL(/\/boost\/results$/, { timeout: 90_000 });
  await expect(page.getByText('Boost completed!')).toBeVisible();
  await expectColumns(page, MOBILE_BREAKPOINT_PX, BOOST_GRID_COLUMNS.desktop);
  await expectColumns(page, MOBILE_BREAKPOINT_PX - 1, BOOST_GRID_COLUMNS.mobile);
  const { data } = await client.from('ads').select('is_boosted, status').eq('is_boosted', true);
  expect(data).toHaveLength(10);
  expect((await readUsersRow(client)).credits_used).toBe(10);

  await test.step('The user compares two variations with the keyboard alone', async () => {
    for (const number of [1, 2]) {
      const name = `Compare variation ${number}`;
      await page.getByRole('checkbox', { name, exact: true }).press('Space');
    }
    await page.getByRole('button', { name: 'Compare 2' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare ads' });
    await expect(dialog.getByText(/^They differ in .*headline/)).toBeVisible();
    await expect(dialog.getByRole('columnheader')).toHaveCount(2);
    await dialog.getByRole('checkbox', { name: 'Only what differs' }).press('Space');
    await expect(dialog.getByRole('rowheader', { name: 'Layout' })).toBeVisible();
    await look(page, 'comparison');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Compare 2' })).toBeFocused();
  });
});

/**
 * Opens the results of an enhanced photo, and returns the slider line between the original and the enhanced
 * photo.
 */
async function openOptimized(page: Page) {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/optimize');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Enhance Image Quality' }),
  ).toBeVisible();
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Enhance Image/ }).click();
  await expect(page).toHaveURL(/\/optimize\/results$/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Your Optimization Results' })).toBeVisible();
  return { client, line: page.getByRole('slider', { name: /^Line between/ }) };
}

test('optimize shows the original and the enhanced photo', async ({ page }) => {
  const { client, line } = await openOptimized(page);
  await expectPictures(page, 4);
  await test.step('Keys and the pointer move the line between original and enhanced photo', async () => {
    await line.press('Home');
    await expect(line).toHaveAttribute('aria-valuetext', '0 % original, 100 % enhanced');
    await line.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuetext', '1 % original, 99 % enhanced');
    const { x, y, width, height } = (await line.boundingBox()) ?? failBecause('no line');
    await page.mouse.move(x + width / 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.up();
    await expect(line).toHaveAttribute('aria-valuetext', /^(49|50|51) % original/);
    await look(page, 'optimize-results');
  });
  await expectJpegDownload(page, page.getByRole('button', { name: 'Download original creative' }));
  const { data } = await client.from('ads').select('title, ad_text, status').single();
  expect(data).toEqual({
    title: 'Enhanced creative',
    ad_text: 'Enhanced image',
    status: 'completed',
  });
});

test.describe('the results of the tools on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a finger moves the line between original and enhanced photo', async ({ page }) => {
    const { line } = await openOptimized(page);
    await line.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await line.boundingBox()) ?? failBecause('no line');
    expect(width).toBeGreaterThan(300);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: across === undefined ? [] : [{ x: x + across * width, y: y + height / 2 }],
      });
    await touch('touchStart', 0.5);
    for (const across of [0.45, 0.4, 0.35, 0.3]) await touch('touchMove', across);
    await touch('touchEnd');
    // The slider is wider than the picture by the width of its thumb. A position at 30 % of the picture's width
    // is therefore below 30 % on the slider.
    await expect(line).toHaveAttribute('aria-valuetext', /^2\d % original/);
    await line.press('End');
    await expect(line).toHaveAttribute('aria-valuetext', '100 % original, 0 % enhanced');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});

test('the variation of an ad is shown beside its original', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/variation');
  await expect(page.getByRole('button', { name: /Generate Variation/ })).toBeDisabled();
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Generate Variation/ }).click();
  await expect(page).toHaveURL(/\/variation\/results$/, { timeout: 60_000 });
  await expectPictures(page, 2);
  const { data } = await client.from('ads').select('title, ad_text').single();
  expect(data).toEqual({ title: 'Creative variation', ad_text: 'Variation image' });
});

test('the variation of a user’s own ad has the ad’s texts, a new picture and a separate recipe', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/create');
  await fillBrief(page, { product: 'Enamel mugs' });
  await sendBriefButton(page).click();
  await expect(page).toHaveURL(/\/results$/, { timeout: 90_000 });
  const made = await fetchRecipes(client);
  const ad = made[0] ?? failBecause('no recipe');
  const download = await fetch(ad.images.square ?? '');
  await page.goto('/variation');
  await page.getByLabel('Image', { exact: true }).setInputFiles({
    name: 'my-ad.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await download.arrayBuffer()),
  });
  await page.getByRole('button', { name: /Generate Variation/ }).click();
  await expect(page).toHaveURL(/\/variation\/results$/, { timeout: 60_000 });
  await expectPictures(page, 2);
  await look(page, 'variation-of-own-ad');
  const [varied] = (await fetchRecipes(client)).filter(({ ad_id }) => ad_id !== ad.ad_id);
  expect(varied?.recipe.words).toEqual(ad.recipe.words);
  expect(varied?.recipe.picture).toEqual(ad.recipe.picture);
  expect(varied?.recipe.layout).not.toBe(ad.recipe.layout);
});

test('an overlay saves its variations once, and reloading the results page saves no further ads', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/overlay');
  await upload(page, 'Image');
  await page.getByLabel('Title', { exact: true }).fill('Good mornings start here');
  await page.getByLabel('Subtitle').fill('One cup at a time');
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/rest\/v1\/ads(\?|$)/.test(request.url()),
    { timeout: 60_000 },
  );
  await page.getByRole('button', { name: /Generate Text Overlays/ }).click();
  expect((await saving).postDataJSON()).toHaveLength(4);
  await expect(page).toHaveURL(/\/overlay\/results$/);
  await expect(page.getByText('4 text overlay variations saved to My Ads')).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('No new variations saved - they might already exist in My Ads'),
  ).toBeVisible();
  await expectPictures(page, 5);
  await expect(
    page
      .getByRole('button', { name: 'Create New Text Overlay' })
      .or(page.getByRole('link', { name: 'Create New Text Overlay' })),
  ).toBeVisible();
  const { data } = await client.from('ads').select('title, ad_text, prediction_id');
  expect(data).toHaveLength(4);
  expect(data?.[0]?.ad_text).toBe('Good mornings start here\n\nOne cup at a time');
  expect(Object.keys(JSON.parse(data?.[0]?.prediction_id ?? '{}')).sort()).toEqual([
    'originalImage',
    'variation',
  ]);
  const { originalImage } = z
    .object({ originalImage: z.url() })
    .parse(JSON.parse(data?.[0]?.prediction_id ?? '{}'));
  expect((await fetch(originalImage)).status, 'the upload is private').toBe(400);
});

test('a photoshoot makes four pictures for three credits', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/photoshoot');
  await page.getByLabel('Product Type').fill('travel mug');
  await upload(page, 'Product Image');
  await page.getByRole('combobox', { name: 'Environment' }).click();
  await page.getByRole('option', { name: 'Kitchen' }).click();
  await page.getByRole('button', { name: /Generate Photoshoot/ }).click();
  await expect(page).toHaveURL(/\/photoshoot\/results$/, { timeout: 90_000 });
  await expect(page.getByText('Product photoshoot generated successfully!')).toBeVisible();
  const { data } = await client.from('ads').select('title, ad_type, is_favorite');
  expect(data).toEqual(
    Array.from({ length: 4 }, () => ({
      title: 'travel mug Photoshoot',
      ad_type: 'photoshoot',
      is_favorite: false,
    })),
  );
  await expectPictures(page, 5);
  const row = await readUsersRow(client);
  expect(row.ads_limit - row.credits_used).toBe(TRIAL_CREDITS - 3);
});

test('an invalid or too large upload is refused before a credit is spent', async ({ page }) => {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/optimize');
  const field = page.getByLabel('Image', { exact: true });
  await field.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByText('Please upload an image file')).toBeVisible();
  const pretender = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await field.setInputFiles(pretender);
  await expect(page.getByText('Please upload an image file')).toHaveCount(2);
  await expect(page.getByText('notes.png')).toBeHidden();
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await field.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText('Maximum file size is 5MB')).toBeVisible();
  expect((await readUsersRow(client)).credits_used).toBe(0);
});

test('a results page without a result links to the form of its tool', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/boost/results');
  await expect(page).toHaveURL(/\/boost$/);
  const pairs = [
    ['/optimize/results', '/optimize'],
    ['/enhance/results', '/optimize'],
    ['/variation/results', '/variation'],
    ['/overlay/results', '/overlay'],
    ['/photoshoot/results', '/photoshoot'],
  ] as const;
  for (const [results, form] of pairs) {
    await goInApp(page, results);
    await page.waitForFunction((path) => location.pathname === path, form);
  }
});
