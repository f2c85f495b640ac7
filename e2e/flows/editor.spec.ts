import { expect, type Locator, type Page, test } from '@playwright/test';
import * as z from 'zod';
import { createConfirmedAccount, enter, readUsersRow } from '../support/accounts.ts';
import { look, measureOverflow } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';
import { drawProductPhoto } from '../support/upload.ts';

test.describe.configure({ timeout: 180_000 });

const LARGE_PREVIEW_PX = 720;
const previewSchema = z.object({ recipe: z.looseObject({}), width: z.number() });
const placeSchema = z.object({ x: z.number(), y: z.number(), scale: z.number() });
const drawnSchema = z.object({
  recipe: z.looseObject({
    places: z
      .object({ square: z.record(z.string(), placeSchema) })
      .partial()
      .optional(),
  }),
});
const croppedSchema = z.object({
  recipe: z.looseObject({
    background: z.looseObject({
      focus: z.object({ x: z.number(), y: z.number(), zoom: z.number() }).optional(),
    }),
  }),
});
const versionSchema = z.object({
  n: z.number(),
  recipe: z.looseObject({}),
  images: z.looseObject({ square: z.url() }),
});

/** Makes an ad and opens it in the editor; returns a list to which each full-size recipe is added. */
async function openEditor(page: Page) {
  const { account, client } = await createConfirmedAccount();
  await enter(page, account);
  await makeAd(page);
  const newest = client.from('ads').select('id').order('created_at', { ascending: false }).limit(1);
  const { data } = await newest.single();
  const drawn: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/preview')) return;
    const { recipe, width } = previewSchema.parse(request.postDataJSON());
    if (width === LARGE_PREVIEW_PX) drawn.push(JSON.stringify(recipe));
  });
  const open = async () => {
    await page.goto(`/ad/${data?.id}/edit`);
    await expect(findElement(page, 'Headline')).toBeVisible({ timeout: 30_000 });
  };
  return { client, drawn, open, adId: String(data?.id) };
}

const findElement = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[data-element]'));

async function readBox(page: Page, name: string) {
  const box = await findElement(page, name).boundingBox();
  if (!box) throw new Error(`The element ${name} has no bounding box`);
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/**
 * Returns a hash of a picture's pixels. The hash ignores the picture file's other content, which includes its
 * creation time.
 */
function hashPixels(page: Page, url: string): Promise<string> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const digest = await crypto.subtle.digest('SHA-256', pixels ?? new Uint8ClampedArray());
    return new Uint8Array(digest).join();
  }, url);
}

/** Clicks undo until no step is left. */
async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) await undo.click();
}

/** Opens a panel of the editor's bottom sheet. */
async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const panel = page.getByRole('tabpanel', { name });
  await expect(async () => {
    if (!(await panel.isVisible())) await tab.tap();
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Expects that a control is completely inside the window, and that no element covers its middle. */
async function expectReachable(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const isOnTop = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

/** Simulates two fingers that move apart around a point, from one distance to another. */
async function pinch(
  page: Page,
  { x, y }: { x: number; y: number },
  { from, to }: { from: number; to: number },
): Promise<void> {
  const steps = 6;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach: number | null) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        reach === null
          ? []
          : [
              { x: x - reach, y, id: 1 },
              { x: x + reach, y, id: 2 },
            ],
    });
  await send('touchStart', from);
  for (let step = 1; step <= steps; step++)
    await send('touchMove', from + ((to - from) * step) / steps);
  await send('touchEnd', null);
}

/** Returns the positions of the ad's elements in the square format, from the latest recipe. */
function lastPlaces(drawn: readonly string[]) {
  const { recipe } = drawnSchema.parse({ recipe: JSON.parse(drawn.at(-1) ?? '{}') });
  return recipe.places?.square;
}

/** Waits until the engine has rendered elements at the expected positions, and the page shows the picture. */
async function expectPlaces(
  page: Page,
  drawn: readonly string[],
  places: Record<string, unknown>,
): Promise<void> {
  await expect.poll(() => lastPlaces(drawn)).toMatchObject(places);
  await page.waitForLoadState('networkidle');
}

test('an ad is edited with the mouse, saved, and undone to its start', async ({ page }) => {
  const { client, drawn, open, adId } = await openEditor(page);
  await open();
  const versionOf = async (n: number) => {
    const version = client
      .from('ad_versions')
      .select('n, recipe, images')
      .match({ ad_id: adId, n });
    return versionSchema.parse((await version.single()).data);
  };

  await test.step('When the product is dragged, the product follows the pointer', async () => {
    const { middle } = await readBox(page, 'Product');
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 40, middle.y, { steps: 8 });
    const during = await readBox(page, 'Product');
    // The product may move by some pixels because it snaps to guide lines.
    expect(Math.abs(during.middle.x - (middle.x - 40))).toBeLessThan(10);
    await page.mouse.up();
    await expect.poll(() => lastPlaces(drawn)?.product?.x).toBeLessThan(-0.03);
    await page.waitForLoadState('networkidle');
  });

  await test.step('And dragging the corner of the button enlarges the button', async () => {
    await findElement(page, 'Button').click();
    const { x, y, width, height, middle } = await readBox(page, 'Button');
    await page.mouse.move(x + width - 2, y + height - 2);
    await page.mouse.down();
    const reach = { x: middle.x + 0.6 * width, y: middle.y + 0.6 * height };
    await page.mouse.move(reach.x, reach.y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => lastPlaces(drawn)?.cta?.scale).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
  });

  await test.step('And a double click on the headline edits the headline in place', async () => {
    await findElement(page, 'Headline').click();
    await findElement(page, 'Headline').click();
    await page.getByRole('textbox', { name: 'Headline in the picture' }).fill('Softly, tonight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue(
      'Softly, tonight',
    );
  });

  await test.step('Then undo restores the first recipe exactly, and redo restores the last recipe', async () => {
    await undoAll(page);
    await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled();
    const redo = page.getByRole('button', { name: 'Redo' });
    while (await redo.isEnabled()) await redo.click();
  });

  await test.step('And the saved version contains all changes', async () => {
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 60_000 });
    const { recipe } = await versionOf(2);
    expect(
      Object.keys(drawnSchema.parse({ recipe }).recipe.places?.square ?? {}).toSorted(),
    ).toEqual(['cta', 'product']);
    expect(recipe.words).toMatchObject({ headline: 'Softly, tonight' });
  });

  await test.step('And after undoing all steps, recipe and picture equal those at the start', async () => {
    await undoAll(page);
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 3')).toBeVisible({ timeout: 60_000 });
    const [first, last] = [await versionOf(1), await versionOf(3)];
    // In a saved version, all texts count as typed by the user, so `typed` differs.
    expect({ ...last.recipe, typed: [] }).toEqual({ ...first.recipe, typed: [] });
    const [before, after] = [first, last].map(({ images }) => hashPixels(page, images.square));
    expect(await after).toBe(await before);
  });
});

test('an ad is edited with the keyboard alone', async ({ page }) => {
  const { drawn, open } = await openEditor(page);
  await open();
  const headline = findElement(page, 'Headline');

  await test.step('When arrow keys move an element and the plus key enlarges the element', async () => {
    await headline.focus();
    await expect(headline).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('-');
    await expectPlaces(page, drawn, { headline: { x: 0.05, y: 0.01, scale: 0.95 } });
  });

  await test.step('And the key A changes the alignment of the element’s lines', async () => {
    await page.keyboard.press('a');
    await page.keyboard.press('a');
    const pressed = page.getByRole('button', { name: 'Align center', pressed: true });
    await expect(pressed).toBeVisible();
  });

  await test.step('And two elements are selected and moved together', async () => {
    await page.keyboard.press('Escape');
    await expect(headline).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Select several' }).focus();
    await page.keyboard.press('Enter');
    for (const name of ['Subline', 'Button']) {
      await findElement(page, name).focus();
      await page.keyboard.press('Space');
    }
    await expect(page.getByText('2 elements')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expectPlaces(page, drawn, { subline: { y: -0.01 }, cta: { y: -0.01 } });
  });

  await test.step('Then reset and undo restore the ad’s original recipe', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reset to layout' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Reset to layout' })).toBeDisabled();
    while (await page.getByRole('button', { name: 'Undo' }).isEnabled())
      await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled();
  });
});

test.describe('the ad editor on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('an element of the ad is moved by touch', async ({ page }) => {
    const { drawn, open } = await openEditor(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await open();
    await findElement(page, 'Product').tap();
    await expect(findElement(page, 'Product')).toHaveAttribute('aria-pressed', 'true');
    const { middle } = await readBox(page, 'Product');
    const scrolled = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await send('touchStart', middle.x, middle.y);
    for (let step = 1; step <= 6; step++)
      await send('touchMove', middle.x - 5 * step, middle.y - step);
    await send('touchEnd', 0, 0);
    await expect.poll(() => lastPlaces(drawn)?.product?.x).toBeLessThan(-0.05);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await undoAll(page);
    await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled();
  });

  test('two fingers scale an element of the ad, and crop a photo', async ({ page }) => {
    const { drawn, open } = await openEditor(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await open();
    const zoomOf = () => {
      const latest = croppedSchema.safeParse({ recipe: JSON.parse(drawn.at(-1) ?? '{}') });
      return latest.data?.recipe.background.focus?.zoom;
    };

    await test.step('When two fingers spread on the selected button, the button grows', async () => {
      await findElement(page, 'Button').tap();
      await expect(findElement(page, 'Button')).toHaveAttribute('aria-pressed', 'true');
      await page.waitForLoadState('networkidle');
      const { middle, width } = await readBox(page, 'Button');
      await pinch(page, middle, { from: width / 8, to: width / 5 });
      await expect.poll(() => lastPlaces(drawn)?.cta?.scale).toBeGreaterThan(1.2);
      await expect(page.getByRole('textbox', { name: 'Button in the picture' })).toHaveCount(0);
      await undoAll(page);
      await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled();
    });

    await test.step('And two fingers zoom the ad’s background photo, and undo restores the photo', async () => {
      await openPanel(page, 'Look');
      await page.getByRole('combobox', { name: 'Behind the product' }).click();
      await page.getByRole('option', { name: 'Photo from your library' }).click();
      await page.getByLabel('Photo for the background').setInputFiles({
        name: 'desk.jpg',
        mimeType: 'image/jpeg',
        buffer: await drawProductPhoto(page),
      });
      await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible({
        timeout: 60_000,
      });
      await page.getByRole('button', { name: 'Crop on the ad' }).tap();
      const surface = page.getByRole('button', { name: 'Crop of the background photo' });
      const box = await surface.boundingBox();
      if (!box) throw new Error('nothing to crop');
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await expect(async () => {
        await pinch(page, middle, { from: 20, to: 60 });
        await expect.poll(zoomOf, { timeout: 2000 }).toBeGreaterThan(1.3);
      }).toPass();
      await surface.press('Enter');
      await undoAll(page);
      await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled();
    });
  });

  test('undo and save buttons stay visible and can be tapped while a panel is open and scrolled', async ({
    page,
  }) => {
    const { open } = await openEditor(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await open();
    const undo = page.getByRole('button', { name: 'Undo' });
    const save = page.getByRole('button', { name: 'Save version' });
    let version = 1;
    for (const name of ['Words', 'Look', 'Picture', 'Versions'] as const) {
      await test.step(`When the panel ${name} is open and scrolled to its end`, async () => {
        await openPanel(page, 'Words');
        await page.getByRole('textbox', { name: 'Headline', exact: true }).fill(`For ${name}`);
        await openPanel(page, name);
        const panel = page.getByRole('tabpanel', { name });
        await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        for (const button of [undo, save]) await expectReachable(button);
        // The save bar must cover neither the panel nor the picture.
        const bar = await save.boundingBox();
        const bottom = await panel.evaluate((element) => element.getBoundingClientRect().bottom);
        expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
        await undo.tap();
        await expect(save).toBeDisabled();
        await page.getByRole('button', { name: 'Redo' }).tap();
        await expect(page.getByText('Not saved yet')).toBeVisible();
        await save.tap();
        version += 1;
        await expect(page.getByText(`Saved as version ${version}`)).toBeVisible({
          timeout: 60_000,
        });
        // The message about the saved version must not cover the save bar.
        await expectReachable(undo);
      });
    }

    await test.step('Then Tab moves a visible focus from the panel to the save bar', async () => {
      await openPanel(page, 'Check');
      await undo.focus();
      await page.keyboard.press('Shift+Tab');
      const isInPanel = page.locator('[role="tabpanel"]:not([hidden]) :focus, [role="tab"]:focus');
      await expect(isInPanel).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(undo).toBeFocused();
      expect(await undo.evaluate((button) => getComputedStyle(button).outlineStyle)).not.toBe(
        'none',
      );
    });

    await test.step('And the save bar leaves the height of the phone’s home indicator free below its buttons', async () => {
      const spaceBelow = async () => {
        const box = await save.boundingBox();
        return box && 812 - box.y - box.height;
      };
      const before = await spaceBelow();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
      await expect.poll(spaceBelow).toBe((before ?? 0) + 34);
    });

    await test.step('And the page fits the window in a right-to-left language', async () => {
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await measureOverflow(page)).toBe(0);
      for (const button of [undo, save]) await expectReachable(button);
    });
  });
});

test('a larger price, a moved bottle, a French version and all formats take few clicks', async ({
  page,
}, testInfo) => {
  const { client, open } = await openEditor(page);
  await open();
  const started = Date.now();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await test.step('When an offer is typed, and its text is enlarged', async () => {
    await click(page.getByRole('textbox', { name: 'Offer text' }));
    await page.keyboard.type('$49');
    await expect(findElement(page, 'Offer')).toBeVisible();
    await click(findElement(page, 'Offer'));
    await click(page.getByRole('button', { name: 'Larger' }));
    await click(page.getByRole('button', { name: 'Larger' }));
  });

  await test.step('And the bottle is dragged aside', async () => {
    await page.waitForLoadState('networkidle');
    const { middle } = await readBox(page, 'Product');
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 25, middle.y + 10, { steps: 4 });
    await page.mouse.up();
    clicks += 1;
  });

  await test.step('And the ad’s texts are translated into French and displayed', async () => {
    await click(page.getByRole('tab', { name: 'Languages' }));
    await click(page.getByRole('combobox', { name: 'Add a language' }));
    await page.keyboard.type('French');
    await page.keyboard.press('Enter');
    await click(page.getByRole('button', { name: 'Write it for me' }));
    await click(page.getByRole('button', { name: 'Show French in the picture' }));
  });

  await test.step('Then the ad is saved, and rendered in every format', async () => {
    await click(page.getByRole('button', { name: 'Save version' }));
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 60_000 });
    await click(page.getByRole('tab', { name: 'Versions' }));
    await click(page.getByRole('button', { name: 'Make every format' }));
    await expect(page.getByRole('button', { name: 'Download pin' })).toBeVisible({
      timeout: 60_000,
    });
  });
  const seconds = (Date.now() - started) / 1000;
  testInfo.annotations.push({ type: 'path', description: `${clicks} clicks, ${seconds} s` });
  expect(clicks).toBeLessThanOrEqual(13);

  await test.step('And a separate French ad is made, which costs nothing', async () => {
    await page.getByRole('tab', { name: 'Languages' }).click();
    await look(page, 'editor-languages');
    await page.setViewportSize({ width: 1440, height: 900 });
    const before = page.url();
    await page.getByRole('button', { name: 'Own ad in English' }).click();
    await expect(page.getByText(/^Copy of/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page).not.toHaveURL(before);
    const { data } = await client.from('ad_versions').select('recipe').eq('n', 1);
    expect(data?.length).toBe(2);
    expect((await readUsersRow(client)).credits_used).toBe(1);
  });
});

test('badges and a background are added, moved, removed and undone', async ({ page }) => {
  const { drawn, open } = await openEditor(page);
  await open();
  const price = findElement(page, 'Badge: Price');

  await test.step('When a price badge is added and its text is typed, the picture shows the badge', async () => {
    await page.getByRole('button', { name: 'Add a badge: Price' }).click();
    await page.keyboard.type('$49');
    await expect(price).toBeVisible({ timeout: 30_000 });
  });

  await test.step('And a click on the badge in front of the product edits the badge’s text in place', async () => {
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await price.click();
    await page.getByRole('textbox', { name: 'Badge: Price in the picture' }).fill('$39');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Badge: Price', exact: true });
    await expect(field).toHaveValue('$39');
    await page.waitForLoadState('networkidle');
  });

  await test.step('And arrow keys move the badge, and its size changes', async () => {
    await price.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('-');
    await expect.poll(() => lastPlaces(drawn)?.['badge-1']?.scale).toBeLessThan(1);
  });

  await test.step('And a rating badge is not rendered before its source is typed', async () => {
    await page.getByRole('button', { name: 'Add a badge: Rating' }).click();
    await page.keyboard.type('4.8 / 5');
    await expect(page.getByText(/until you say who gave the rating/)).toBeVisible();
    await expect(findElement(page, 'Badge: Rating')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Who gave the rating' }).fill('312 on Trustpilot');
    await expect(findElement(page, 'Badge: Rating')).toBeVisible({ timeout: 30_000 });
    await look(page, 'editor-badges');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('And the key Delete removes a badge', async () => {
    await findElement(page, 'Badge: Rating').focus();
    await page.keyboard.press('Delete');
    await expect(findElement(page, 'Badge: Rating')).toHaveCount(0);
  });

  await test.step('And a pattern replaces the ad’s background', async () => {
    await page.getByRole('tab', { name: 'Look' }).click();
    await page.getByRole('combobox', { name: 'Behind the product' }).click();
    await page.getByRole('option', { name: 'Pattern' }).click();
    await expect(page.getByRole('slider', { name: /Layer over it/ })).toBeVisible();
    await expect.poll(() => drawn.at(-1)).toContain('"pattern"');
    await page.waitForLoadState('networkidle');
    await look(page, 'editor-background');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('Then undo restores the ad’s original recipe', async () => {
    await undoAll(page);
    await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled();
  });
});

test('a photo of the library becomes the background of an ad, and is replaced by the layout’s own background', async ({
  page,
}) => {
  const { client, drawn, open, adId } = await openEditor(page);
  await open();
  const backgroundOf = async (n: number) => {
    const version = client.from('ad_versions').select('recipe').match({ ad_id: adId, n });
    const { recipe } = z.object({ recipe: z.looseObject({}) }).parse((await version.single()).data);
    return recipe.background;
  };
  const save = async (n: number) => {
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText(`Saved as version ${n}`)).toBeVisible({ timeout: 60_000 });
  };
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Behind the product' }).click();
    await page.getByRole('option', { name }).click();
  };
  await page.getByRole('tab', { name: 'Look' }).click();

  await test.step('When a photo is uploaded for the background, the picture shows the photo', async () => {
    await choose('Photo from your library');
    await page.getByLabel('Photo for the background').setInputFiles({
      name: 'desk.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawProductPhoto(page),
    });
    await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible({
      timeout: 60_000,
    });
    await expect.poll(() => drawn.at(-1)).toContain('"kind":"photo"');
    // Until the photo has loaded, the image is only as high as its alternative text.
    const photo = page.getByRole('img', { name: 'desk.jpg' });
    await expect.poll(async () => (await photo.boundingBox())?.height).toBeGreaterThan(100);
    await page.waitForLoadState('networkidle');
    await look(page, 'editor-background-photo');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('And the saved version contains the photo, with a translucent layer over it', async () => {
    await save(2);
    expect(await backgroundOf(2)).toMatchObject({
      kind: 'photo',
      imageUrl: expect.stringContaining('/assets/'),
      scrim: 0.4,
    });
  });

  await test.step('And the photo is moved and zoomed on the ad, with mouse and keys', async () => {
    const focusOf = () =>
      croppedSchema.parse({ recipe: JSON.parse(drawn.at(-1) ?? '{}') }).recipe.background.focus;
    await page.getByRole('button', { name: 'Crop on the ad' }).click();
    const surface = page.getByRole('button', { name: 'Crop of the background photo' });
    const box = await surface.boundingBox();
    if (!box) throw new Error('nothing to crop');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(async () => {
      await page.mouse.wheel(0, -300);
      await expect.poll(() => focusOf()?.zoom, { timeout: 2000 }).toBeGreaterThan(1.3);
    }).toPass();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => focusOf()?.x).toBeGreaterThan(0.53);
    await page.waitForLoadState('networkidle');
    await look(page, 'editor-crop');
    await page.setViewportSize({ width: 1440, height: 900 });
    const before = focusOf()?.zoom ?? 0;
    await surface.press('-');
    await expect.poll(() => focusOf()?.zoom).toBeLessThan(before);
    await surface.press('Enter');
    await expect(page.getByRole('button', { name: 'Crop on the ad' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Show what matters most' })).toBeDisabled();
  });

  await test.step('And undo removes the photo, and redo restores the photo', async () => {
    await undoAll(page);
    await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeHidden();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
  });

  await test.step('And the layout’s own background is restored, also in the next saved version', async () => {
    await choose('As the layout has it');
    await save(3);
    expect(await backgroundOf(3)).toBeUndefined();
  });

  await test.step('And the photo is chosen again from the library', async () => {
    await choose('Photo from your library');
    await page.getByRole('button', { name: 'From your library' }).click();
    await page
      .getByRole('button', { name: /desk\.jpg/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
  });
});

test('a format has its own headline, with the line break that the user typed', async ({ page }) => {
  const { client, open, adId } = await openEditor(page);
  await open();
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
  const first = await headline.inputValue();
  const own = page.getByRole('textbox', { name: 'Headline, in Story only' });

  await test.step('When the headline is changed only in the story format', async () => {
    await page.getByRole('button', { name: /^Story/ }).click();
    await page.getByRole('checkbox', { name: /in Story only$/ }).check();
    await headline.pressSequentially('!');
    await own.fill('Swipe up\ntonight');
    await look(page, 'editor-format-words');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('Then the square format keeps the headline of the ad', async () => {
    await page.getByRole('button', { name: /^Square/ }).click();
    await expect(headline).toHaveValue(first);
  });

  await test.step('And the saved version contains both headlines', async () => {
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Saved as version 2')).toBeVisible({ timeout: 60_000 });
    const version = client
      .from('ad_versions')
      .select('n, recipe, images')
      .match({ ad_id: adId, n: 2 });
    const { recipe } = versionSchema.parse((await version.single()).data);
    expect(recipe).toMatchObject({
      version: 10,
      words: { headline: first },
      formatWords: { story: { headline: 'Swipe up\ntonight' } },
    });
  });

  await test.step('And one click gives the story format the ad’s headline again', async () => {
    await page.getByRole('button', { name: /^Story/ }).click();
    await page.getByRole('button', { name: 'Headline as in all formats' }).click();
    await expect(headline).toHaveValue(first);
    await expect(own).toBeHidden();
  });
});

test('the editor has no fault in layout or accessibility at phone and desktop width in light and dark theme', async ({
  page,
}) => {
  const { open } = await openEditor(page);
  await open();
  await look(page, 'editor');
  await page.setViewportSize({ width: 1440, height: 900 });
  await findElement(page, 'Headline').click();
  await look(page, 'editor-selected');
});
