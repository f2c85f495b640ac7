import type { CheerioAPI } from 'cheerio';
import { type Element, isTag } from 'domhandler';

/**
 * Returns the elements of a page that match a selector, for selectors that are built at run time.
 */
export function listElements($: CheerioAPI, selector: string): Element[] {
  return $(selector).toArray().filter(isTag);
}
