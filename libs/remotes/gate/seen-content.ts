import type { Page } from 'playwright-core';

/** Headings and controls of a page's content that can be seen and reached: `button Save`. */
export type SeenContent = readonly string[];

const LONGEST_NAME = 40;
/** A page that still shows skeletons is read again. */
const PAUSE_MS = 500;
const NAMED = 3;

/** Runs in the page. */
function readInPage(longestName: number): string[] {
  const content = document.querySelector('main') ?? document.body;
  const isSeen = (element: Element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (width === 0 || height === 0 || right + scrollX <= 0 || bottom + scrollY <= 0) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    // Only what is in the window can be hit.
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    // Between the lines of a link is what holds it; over a covered page is nothing of the content.
    return element.contains(hit) || (hit.contains(element) && content.contains(hit));
  };
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const name = text || element.getAttribute('placeholder') || element.getAttribute('name') || '';
    return `${element.tagName.toLowerCase()} ${name.slice(0, longestName)}`.trim();
  };
  return [...content.querySelectorAll('h1, h2, h3, a[href], button, input, select, textarea')]
    .filter(isSeen)
    .map(nameOf);
}

/** What of a page is there to stay: of two looks, what both have seen. */
export async function readContent(page: Page): Promise<SeenContent> {
  const first = await page.evaluate(readInPage, LONGEST_NAME);
  await page.waitForTimeout(PAUSE_MS);
  const second = await page.evaluate(readInPage, LONGEST_NAME);
  return first.filter((name) => second.includes(name));
}

/** What a page should show and does not. @param whole what it shows to who comes from elsewhere. */
export function contentProblems(seen: SeenContent, whole: SeenContent): string[] {
  const gone = [...new Set(whole)].filter((name) => !seen.includes(name));
  if (gone.length === 0) return [];
  const named = gone.slice(0, NAMED).join(', ');
  return [`hides ${named}${gone.length > NAMED ? `, and ${gone.length - NAMED} more` : ''}`];
}
