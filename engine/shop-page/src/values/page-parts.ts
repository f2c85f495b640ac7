import { cellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';

/** Where a page speaks of other things than its product. */
export const ELSEWHERE =
  'header, footer, nav, aside, dialog, [role="dialog" i], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i], [class*="newsletter" i], [class*="related" i], [class*="recommend" i], [class*="upsell" i], [class*="cross-sell" i], [class*="recently" i], [class*="similar" i], [class*="minicart" i], [id*="related" i], [id*="recommend" i]';
/** What lies over a page, with headings of its own. */
const OVERLAYS =
  'dialog, [role="dialog" i], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i], [class*="newsletter" i]';

export function isElsewhere($: CheerioAPI, element: AnyNode): boolean {
  // Some themes put such a class on the whole page.
  return $(element).closest(ELSEWHERE).not('html, body, main').length > 0;
}

/** The heading that names what a page is about. */
export function headingOf($: CheerioAPI): string {
  const headings = $('#productTitle, h1')
    .toArray()
    .filter(
      (element) =>
        $(element).closest('header, nav, footer').find('img[class*="logo" i]').length === 0 &&
        $(element).closest(OVERLAYS).not('html, body, main').length === 0,
    )
    .map((element) => cellText($(element).html() ?? ''));
  return headings.find((text) => text !== '') ?? '';
}
