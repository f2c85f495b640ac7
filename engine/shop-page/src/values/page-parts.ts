import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';

/** Overlays of a page, with separate headings. */
const OVERLAYS =
  'dialog, [role="dialog" i], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i], [class*="newsletter" i]';
/** Parts of a page that are about other things than its product. */
export const ELSEWHERE = `header, footer, nav, aside, ${OVERLAYS}, [class*="related" i], [class*="recommend" i], [class*="upsell" i], [class*="cross-sell" i], [class*="recently" i], [class*="similar" i], [class*="minicart" i], [id*="related" i], [id*="recommend" i]`;

export function isElsewhere($: CheerioAPI, element: AnyNode): boolean {
  // Some themes put such a class on the whole page.
  return $(element).closest(ELSEWHERE).not('html, body, main').length > 0;
}

/** Words for those who can't see the page: "Details about", before a name. */
const SPOKEN_ONLY =
  '[class*="visually-hidden" i], [class*="visuallyhidden" i], [class~="sr-only" i], [class*="screen-reader" i], [class~="g-hdn"]';
/** Addresses of a shop's home page, with its language or without: "/", "https://shop.example/de/", "index.html". */
const FRONT = /^(?:https?:\/\/[^/]+)?\/?(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+)?$/i;

/** The heading of a product is among the first. */
const MAX_HEADINGS = 100;

/**
 * The heading that names what a page is about. If the shop's name is the only first heading, a lower one that
 * the title contains.
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

/** A heading that links to the home page is the shop's name. */
function isShopName($: CheerioAPI, heading: AnyNode): boolean {
  const link = $(heading).closest('a').attr('href') ?? $(heading).find('a').first().attr('href');
  return link !== undefined && link !== '' && FRONT.test(link);
}

/** The visible content of an element; text for screen readers counts if there is nothing else. */
export function readSeenHtml($: CheerioAPI, element: AnyNode): string {
  const whole = $(element).html() ?? '';
  if ($(element).find(SPOKEN_ONLY).length === 0) return whole;
  const seen = $(element).clone();
  seen.find(SPOKEN_ONLY).remove();
  const html = seen.html() ?? '';
  return formatCellText(html) === '' ? whole : html;
}
