import type { CheerioAPI } from 'cheerio';
import { type Element, isTag } from 'domhandler';

/** The elements that match a selector built at run time. */
export function listElements($: CheerioAPI, selector: string): Element[] {
  return $(selector).toArray().filter(isTag);
}
