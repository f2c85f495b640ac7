import type { UIMatch } from 'react-router-dom';
import * as z from 'zod';

const PRODUCT_NAME = 'Adwright';
/** Of any address that nobody answers. */
export const NOT_FOUND_TITLE = 'Page not found';

/** The document's title for a page; that of the product where the page has none. */
export function documentTitle(page: string | undefined): string {
  return page === undefined ? PRODUCT_NAME : `${page} · ${PRODUCT_NAME}`;
}

const handleSchema = z.object({ title: z.string() });

/** The title of the page that the router's matches lead to; undefined where none of them has one. */
export function pageTitle(matches: readonly UIMatch[]): string | undefined {
  const titles = matches.map(({ handle }) => handleSchema.safeParse(handle).data?.title);
  return titles.findLast((title) => title !== undefined);
}
