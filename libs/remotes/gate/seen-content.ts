import type { Page } from 'playwright-core';

/** Visible and reachable headings and controls in a page's content, such as `button Save`. */
export type SeenContent = readonly string[];

const LONGEST_NAME = 40;
/** Delay in milliseconds before the gate reads a page again that still shows skeletons. */
const PAUSE_MS = 500;
const NAMED = 3;

/** Reads the content of a page; this function runs in the browser. */
function readInPage(longestName: number): string[] {
  const content = document.querySelector('main') ?? document.body;
  const isSeen = (element: Element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (width === 0 || height === 0 || right + scrollX <= 0 || bottom + scrollY <= 0) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    // The browser can't hit-test elements outside of the viewport, so elements outside the viewport count as reachable.
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    // The link may have several lines, and the centre of its bounding box may then lie on its parent. A
    // parent inside the content therefore also counts. On a covered page, the element at this point is
    // outside the content, so the link counts as unreachable.
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

/** Reads the stable part of a page's content: the elements that are present in two consecutive readings. */
export async function readContent(page: Page): Promise<SeenContent> {
  const first = await page.evaluate(readInPage, LONGEST_NAME);
  await page.waitForTimeout(PAUSE_MS);
  const second = await page.evaluate(readInPage, LONGEST_NAME);
  return first.filter((name) => second.includes(name));
}

/** Lists headings and controls that a page should show but doesn't. */
export function listContentProblems(seen: SeenContent, whole: SeenContent): string[] {
  const gone = [...new Set(whole)].filter((name) => !seen.includes(name));
  if (gone.length === 0) return [];
  const named = gone.slice(0, NAMED).join(', ');
  return [`hides ${named}${gone.length > NAMED ? `, and ${gone.length - NAMED} more` : ''}`];
}
