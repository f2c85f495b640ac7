import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Where the pictures go, for a person to look at. */
const PICTURES = path.join(import.meta.dirname, '../../test-results/screens');

/** `npm test` does without: nobody looks at them there. */
const TAKES_PICTURES = process.env.ADWRIGHT_TEST_PICTURES !== 'false';

const WINDOWS = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Within which a page is laid out anew for another window, and what it waits for shows that. */
const SETTLE_MS = 5000;

const softly = expect.configure({ soft: true });

const THEMES = ['light', 'dark'] as const;

/** What axe judges by colours. All else it has from the page's elements, which a theme leaves as they are. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * What axe holds against the page, one line a rule: WCAG 2.2 A and AA with the best practices. It runs in the page
 * itself, where nothing comes from another origin's frame.
 */
async function violations(page: Page, runOnly?: typeof COLOUR_RULES): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const run: typeof axe.run = Reflect.get(window, 'axe').run;
    // What passes is only not described, which takes a seventh of the time.
    const { violations: found } = await run({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: rules.type, values: [...rules.values] } }),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  }, runOnly);
}

/** How far the page is wider than its window, in CSS pixels. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Boxes of the page whose words stand out of them, or out of the window: what a scroll width can't tell. */
async function clippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOut = (control: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(control);
      const [words, box] = [range.getBoundingClientRect(), control.getBoundingClientRect()];
      return words.width > 0 && (words.left < box.left - 1 || words.right > box.right + 1);
    };
    const controls = document.querySelectorAll<HTMLElement>('main :is(button, a)');
    return [...controls].filter(isOut).map((control) => control.textContent);
  });
}

/** Pictures of the page that are not whole: a part of them is outside the frame that they stand in. */
async function croppedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCropped = (image: HTMLImageElement) => {
      const frame = image.parentElement?.getBoundingClientRect();
      const picture = image.getBoundingClientRect();
      return frame !== undefined && picture.height > frame.height + 1;
    };
    const pictures = document.querySelectorAll<HTMLImageElement>('main img');
    return [...pictures].filter(isCropped).map((image) => image.alt);
  });
}

/**
 * What is wrong with the page as it stands, one line each.
 *
 * @param rules of axe; all, or none at all.
 */
async function faultsOf(
  page: Page,
  rules: 'all' | 'none' | typeof COLOUR_RULES,
): Promise<string[]> {
  const [wider, controls, pictures] = await Promise.all([
    overflow(page),
    clippedControls(page),
    croppedPictures(page),
  ]);
  return [
    ...(wider > 0 ? [`${wider} px wider than its window`] : []),
    ...controls.map((words) => `out of its box: ${words}`),
    ...pictures.map((alt) => `out of its frame: ${alt}`),
    ...(rules === 'none' ? [] : await violations(page, rules === 'all' ? undefined : rules)),
  ];
}

/** Made in half of the time that a PNG takes. */
async function takePicture(page: Page, name: string): Promise<void> {
  const file = path.join(PICTURES, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 90, fullPage: true });
}

/**
 * Themes that a screen is looked at in one of the windows: both where pictures are taken; else one, the other in the other
 * window, by turns of the screens.
 */
function themesOf(name: string, window: number): readonly (typeof THEMES)[number][] {
  if (TAKES_PICTURES) return THEMES;
  return THEMES.filter((_, number) => (name.length + window + number) % THEMES.length === 0);
}

/** Whether axe looks at a screen in one of the windows: in both where pictures are taken; else in one, by turns. */
function hasAxe(name: string, window: number): boolean {
  return TAKES_PICTURES || (name.length >> 1) % 2 === window;
}

/**
 * Holds the screen, as it stands, against axe and its window, as phone and desktop, light and dark. One visit serves all
 * of them: the theme follows the system's as it changes.
 */
export async function look(page: Page, name: string): Promise<void> {
  for (const [index, [window, viewport]] of Object.entries(WINDOWS).entries()) {
    await page.setViewportSize(viewport);
    const themes = themesOf(name, index);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const look = `${name}-${window}-${colorScheme}`;
      if (TAKES_PICTURES) await takePicture(page, look);
      const axeRules = colorScheme === themes[0] ? 'all' : COLOUR_RULES;
      const rules = hasAxe(name, index) ? axeRules : 'none';
      await softly
        .poll(() => faultsOf(page, rules), { message: look, timeout: SETTLE_MS })
        .toEqual([]);
    }
  }
}
