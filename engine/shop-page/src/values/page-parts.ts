import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';

/** Selectors of dialogs and banners, which may have headings that don't name the product. */
const OVERLAYS =
  'dialog, [role="dialog" i], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i], [class*="newsletter" i]';
/** Selectors of page areas that are not about the page's product, such as menus and recommendations. */
export const ELSEWHERE = `header, footer, nav, aside, ${OVERLAYS}, [class*="related" i], [class*="recommend" i], [class*="upsell" i], [class*="cross-sell" i], [class*="recently" i], [class*="similar" i], [class*="minicart" i], [id*="related" i], [id*="recommend" i]`;

export function isElsewhere($: CheerioAPI, element: AnyNode): boolean {
  // The page's outermost elements never count as unrelated areas, because some themes give them a
  // matching class.
  return $(element).closest(ELSEWHERE).not('html, body, main').length > 0;
}

/** Selectors of words for screen readers only, such as "Details about" before a product's name. */
const SPOKEN_ONLY =
  '[class*="visually-hidden" i], [class*="visuallyhidden" i], [class~="sr-only" i], [class*="screen-reader" i], [class~="g-hdn"]';
/**
 * Matches URLs of a shop's home page, with or without a language, such as "/", "https://shop.example/de/",
 * "index.html".
 */
const FRONT = /^(?:https?:\/\/[^/]+)?\/?(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+)?$/i;

/** Maximum number of headings to search; the product's heading is among the first. */
const MAX_HEADINGS = 100;

/**
 * Returns the heading that names the page's product. If the only first-level heading is the shop's
 * name, returns a second-level heading that is also in the page's title.
 */
export function findHeading($: CheerioAPI): string {
  const [heading] = headingsOf($, '#productTitle, h1');
  if (heading !== undefined) return heading;
  const title = formatCellText($('title').first().text()).toLowerCase();
  return headingsOf($, 'h2').find((text) => title.includes(text.toLowerCase())) ?? '';
}

function headingsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .slice(0, MAX_HEADINGS)
    .toArray()
    .filter(
      (element) =>
        $(element).closest('header, nav, footer').find('img[class*="logo" i]').length === 0 &&
        $(element).closest(OVERLAYS).not('html, body, main').length === 0 &&
        !isShopName($, element),
    )
    .map((element) => formatCellText(readSeenHtml($, element)))
    .filter((text) => text !== '');
}

/** Tells whether a heading is the shop's name, which links to the home page. */
function isShopName($: CheerioAPI, heading: AnyNode): boolean {
  const link = $(heading).closest('a').attr('href') ?? $(heading).find('a').first().attr('href');
  return link !== undefined && link !== '' && FRONT.test(link);
}

/**
 * Returns the visible HTML of an element. Text for screen readers is included only if there is no
 * other content.
 */
export function readSeenHtml($: CheerioAPI, element: AnyNode): string {
  const whole = $(element).html() ?? '';
  if ($(element).find(SPOKEN_ONLY).length === 0) return whole;
  const seen = $(element).clone();
  seen.find(SPOKEN_ONLY).remove();
  const html = seen.html() ?? '';
  return formatCellText(html) === '' ? whole : html;
}
