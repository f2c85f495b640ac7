import { BUCKETS } from '@adwright/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { failBecause } from '../support/fail-because.ts';
import { look } from '../support/looks.ts';
import { drawProductPhoto } from '../support/upload.ts';

// The test has a long timeout, because the engine cuts out a real photo several times.
test.describe.configure({ timeout: 480_000 });

const PHONE = { width: 375, height: 812 };
const assetSchema = z.object({ mask_url: z.url().nullable() });

/** Returns the visible share of the photo in the saved mask; null before the first mask is saved. */
async function savedShare(page: Page, client: SupabaseClient): Promise<number | null> {
  const { data } = await client.from('assets').select('mask_url').single();
  const { mask_url } = assetSchema.parse(data);
  const [, name] = mask_url?.split(`/${BUCKETS.assets}/`) ?? [];
  if (!name) return null;
  const file = await client.storage.from(BUCKETS.assets).download(name);
  if (file.error) throw file.error;
  const png = Buffer.from(await file.data.arrayBuffer()).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: levels = [] } =
      context?.getImageData(0, 0, image.width, image.height) ?? ({} as ImageData);
    let kept = 0;
    for (let at = 0; at < levels.length; at += 4) if ((levels[at] ?? 0) > 127) kept++;
    return kept / (image.width * image.height);
  }, png);
}

/** Opens the editor for the cut-out of a photo with a red cup in its middle. */
async function openEditor(page: Page) {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/create');
  await page.getByLabel(/^Choose a photo/).setInputFiles({
    name: 'cup.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawProductPhoto(page),
  });
  await page.getByRole('button', { name: 'Edit cut-out' }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: 'Cut-out of cup.jpg' });
  const stage = dialog.getByRole('application', { name: /^Cut-out of cup/ });
  await expect(stage).toBeVisible({ timeout: 90_000 });
  return { client, dialog, stage };
}

/** Chooses a brush tool with its button. */
async function choose(dialog: Locator, tool: 'Keep' | 'Remove'): Promise<void> {
  await dialog.getByText(tool, { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: tool, exact: true })).toBeChecked();
}

/** Waits until the engine has applied the painted strokes to the mask. */
async function expectRefined(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('status')).toHaveText(/^Paint over|^Touch one/, {
    timeout: 90_000,
  });
}

async function saveCutOut(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save cut-out' }).click();
  await expect(dialog).toBeHidden({ timeout: 90_000 });
}

/** Returns a position on the editor's stage, from shares of its width and height. */
async function placeOn(stage: Locator, across: number, down: number) {
  const { x, y, width, height } = (await stage.boundingBox()) ?? failBecause('no stage');
  return { x: x + across * width, y: y + down * height };
}

test('a cut-out is painted by mouse and by keyboard, and a stroke is undone', async ({ page }) => {
  const { client, dialog, stage } = await openEditor(page);
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await look(page, 'cut-out');
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('The mouse removes the left half of the cup with strokes', async () => {
    await choose(dialog, 'Remove');
    await dialog.getByRole('slider', { name: 'Brush size' }).press('End');
    const from = await placeOn(stage, 0.4, 0.25);
    const to = await placeOn(stage, 0.4, 0.78);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await expectRefined(dialog);
    await expect(undo).toBeEnabled();
  });

  await test.step('The undo shortcut restores the cup', async () => {
    await stage.press('ControlOrMeta+z');
    await expect(undo).toBeDisabled();
    await saveCutOut(dialog);
  });
  const whole = (await savedShare(page, client)) ?? failBecause('no mask was saved');
  expect(whole).toBeGreaterThan(0.1);

  await test.step('Arrow keys with Shift paint a stroke, and Space paints at the position of the brush', async () => {
    await page.getByRole('button', { name: 'Edit cut-out' }).press('Enter');
    await expect(stage).toBeVisible({ timeout: 90_000 });
    await choose(dialog, 'Remove');
    await dialog.getByRole('slider', { name: 'Brush size' }).press('End');
    await stage.press('Space');
    for (let step = 0; step < 3; step++) await stage.press('Shift+ArrowDown');
    await expectRefined(dialog);
    await saveCutOut(dialog);
  });
  const holed = (await savedShare(page, client)) ?? failBecause('no mask was saved');
  expect(holed).toBeLessThan(whole * 0.85);
});

test.describe('the cut-out editor on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a finger paints on the cut-out, a tap selects a tool, and nothing is wider than the screen', async ({
    page,
  }) => {
    const { client, dialog, stage } = await openEditor(page);
    await look(page, 'cut-out-phone');
    await page.setViewportSize(PHONE);
    await dialog.getByText('Remove', { exact: true }).tap();
    await expect(dialog.getByRole('radio', { name: 'Remove', exact: true })).toBeChecked();
    await stage.scrollIntoViewIfNeeded();
    const stroke = await Promise.all(
      [0.3, 0.4, 0.5, 0.6, 0.7].map((down) => placeOn(stage, 0.42, down)),
    );
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: typeof stroke) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const scrolled = await page.evaluate(() => document.scrollingElement?.scrollTop);
    for (const [index, point] of stroke.entries())
      await touch(index === 0 ? 'touchStart' : 'touchMove', [point]);
    await touch('touchEnd', []);
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeEnabled();
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(scrolled);
    await expectRefined(dialog);
    await look(page, 'cut-out-painted');
    await page.setViewportSize(PHONE);
    await dialog.getByRole('button', { name: 'Save cut-out' }).tap();
    await expect(dialog).toBeHidden({ timeout: 90_000 });
    const left = (await savedShare(page, client)) ?? failBecause('no mask was saved');
    // The cup covers an eighth of the photo, and one stroke with the initial brush size removes at most a third
    // of the cup.
    expect(left).toBeGreaterThan(0.05);
    expect(left).toBeLessThan(0.125);
  });
});
