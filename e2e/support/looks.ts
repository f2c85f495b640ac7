import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Folder into which the tests write screenshots for reviewers. */
const PICTURES = path.join(import.meta.dirname, '../../test-results/screens');

/** `npm test` takes no screenshots, because nobody reviews the screenshots of that run. */
const TAKES_PICTURES = process.env.ADWRIGHT_TEST_PICTURES !== 'false';

const WINDOWS = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1440, height: 900 },
} as const;

/**
 * Milliseconds for the layout to settle after a change of the window, and for axe, which takes seconds on a
 * busy machine.
 */
const SETTLE_MS = 20_000;

/**
 * Options for comparing a screenshot with the committed screenshot; the threshold allows for antialiasing,
 * which differs between machines.
 */
const COMPARISON = { fullPage: true, animations: 'disabled', maxDiffPixelRatio: 0.002 } as const;

const softly = expect.configure({ soft: true });

const THEMES = ['light', 'dark'] as const;

/**
 * Axe rules that concern colours. All other axe rules give the same result in both themes, so only the rules
 * about colours run in both themes.
 */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * Runs axe in the page, with the rules for WCAG 2.2 A and AA and best practices. Returns one line for each
 * violated rule. Only the main frame is checked, because no page contains a frame of another origin.
 */
async function violations(page: Page, runOnly?: typeof COLOUR_RULES): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const run: typeof axe.run = Reflect.get(window, 'axe').run;
    // This option makes axe leave out the details of passed rules, and saves a seventh of its time.
    const { violations: found } = await run({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: rules.type, values: [...rules.values] } }),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  }, runOnly);
}

/** Returns how much wider the page is than its window, in CSS pixels. */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Returns the buttons and links with text that overflows their box or the window. The page's scroll width does
 * not reveal overflows inside elements.
 */
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

/** Returns the pictures that overflow the frame around them. */
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
 * Returns the faults of the page in layout and accessibility, one per line.
 * @param rules axe rules to run: all, only those about colours, or none
 */
async function findLayoutFaults(
  page: Page,
  rules: 'all' | 'none' | typeof COLOUR_RULES,
): Promise<string[]> {
  const [wider, controls, pictures] = await Promise.all([
    measureOverflow(page),
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

/** Takes a screenshot of the page. The screenshot is a JPEG, because a PNG takes twice the time. */
async function takePicture(page: Page, name: string): Promise<void> {
  const file = path.join(PICTURES, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 90, fullPage: true });
}

/**
 * Returns the themes in which a page is checked at a window size. If screenshots are taken, the page is checked
 * in both themes. Otherwise the page is checked in one theme, which alternates between windows and pages.
 */
function chooseThemes(name: string, window: number): readonly (typeof THEMES)[number][] {
  if (TAKES_PICTURES) return THEMES;
  return THEMES.filter((_, number) => (name.length + window + number) % THEMES.length === 0);
}

/**
 * Tells whether axe checks a page at a window size. If screenshots are taken, axe checks the page at both
 * window sizes. Otherwise axe checks the page at one window size, which alternates between pages.
 */
function hasAxe(name: string, window: number): boolean {
  return TAKES_PICTURES || (name.length >> 1) % 2 === window;
}

/**
 * Checks the open page with axe and for overflow, on phone and desktop, in light and dark theme. The page
 * follows the emulated system theme, so one visit is enough for both themes.
 * @param isCompared whether the screenshots are also compared with the committed screenshots
 */
export async function look(
  page: Page,
  name: string,
  { isCompared = false }: { isCompared?: boolean } = {},
): Promise<void> {
  for (const [index, [window, viewport]] of Object.entries(WINDOWS).entries()) {
    await page.setViewportSize(viewport);
    const themes = chooseThemes(name, index);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const look = `${name}-${window}-${colorScheme}`;
      if (isCompared) await softly(page).toHaveScreenshot(`${look}.png`, COMPARISON);
      else if (TAKES_PICTURES) await takePicture(page, look);
      const axeRules = colorScheme === themes[0] ? 'all' : COLOUR_RULES;
      const rules = hasAxe(name, index) ? axeRules : 'none';
      await softly
        .poll(() => findLayoutFaults(page, rules), { message: look, timeout: SETTLE_MS })
        .toEqual([]);
    }
  }
}
