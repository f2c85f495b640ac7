import type { Page } from 'playwright-core';

/** The header that the shell shows around a page, described by its visible and reachable controls. */
export interface PageFrame {
  /** URLs of links and names of buttons. */
  controls: readonly string[];
  isCovered: boolean;
  hasOneMain: boolean;
}

/**
 * Reads the shell's header around a page; this function runs in the browser.
 */
function readInPage(): PageFrame {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 0 &&
      height > 0
    );
  };
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const outside = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((found) => !found.closest('main'));
  const controls = outside('header a[href], header button').filter(isSeen);
  const main = [...document.querySelectorAll('main')].filter(isSeen);
  return {
    controls: controls.map((control) =>
      control instanceof HTMLAnchorElement
        ? control.pathname + control.hash
        : (control.textContent?.trim() ?? ''),
    ),
    isCovered: controls.length > 0 && !controls.some(isOnTop),
    hasOneMain: main.length === 1,
  };
}

export function readFrame(page: Page): Promise<PageFrame> {
  return page.evaluate(readInPage);
}

/**
 * Returns the controls of the header that a page has hidden or covered.
 * @param whole the header on a page of the shell itself
 */
export function listFrameProblems(frame: PageFrame, whole: PageFrame): string[] {
  const gone = whole.controls.filter((control) => !frame.controls.includes(control));
  const headerProblem =
    gone.length === 0
      ? []
      : [
          gone.length === whole.controls.length
            ? 'takes the shell’s header away'
            : `takes ${gone.join(', ')} out of the shell’s header`,
        ];
  return [
    ...headerProblem,
    ...(frame.isCovered ? ['covers the shell’s header'] : []),
    ...(frame.hasOneMain ? [] : ['leaves the page without exactly one main landmark']),
  ];
}

/**
 * Advances the page's fake clock, which runs each timer that is due once.
 *
 * @returns the error that a timer throws; on a real page, this error would be uncaught
 */
export async function passTime(page: Page, milliseconds: number): Promise<string[]> {
  try {
    await page.clock.fastForward(milliseconds);
    return [];
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    const message = failure.message.match(/^clock\.fastForward: (?:\w*Error: )?(.*)/)?.[1];
    if (message === undefined) throw failure;
    return [`throws ${message}`];
  }
}

/** Milliseconds during which the gate observes the focus, long enough for a timer that moves the focus. */
const FOCUS_FOR_MS = 2000;

/** Returns the faults of keyboard use outside of the page's content. */
export async function findFocusProblems(page: Page): Promise<string[]> {
  const control = page.locator('header').locator('a[href], button').first();
  if ((await control.count()) === 0) return [];
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  await control.focus();
  const thrown = await passTime(page, FOCUS_FOR_MS);
  if (thrown.length > 0) return thrown;
  if (!(await hasFocus())) return ['takes the focus away from the shell’s header'];
  await page.keyboard.press('Tab');
  return (await hasFocus()) ? ['keeps the Tab key from moving the focus'] : [];
}
