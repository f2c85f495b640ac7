import type { UIMatch } from 'react-router-dom';
import * as z from 'zod';

const PRODUCT_NAME = 'Adwright';
/** Title of the page for any unknown path. */
export const NOT_FOUND_TITLE = 'Page not found';

/** Returns the document's title for a page; for a page without a title, the product's title. */
export function formatDocumentTitle(page: string | undefined): string {
  return page === undefined ? PRODUCT_NAME : `${page} · ${PRODUCT_NAME}`;
}

const handleSchema = z.object({ title: z.string() });

/** Returns the title of the page in the router's matches; undefined when no match has a title. */
export function findPageTitle(matches: readonly UIMatch[]): string | undefined {
  const titles = matches.map(({ handle }) => handleSchema.safeParse(handle).data?.title);
  return titles.findLast((title) => title !== undefined);
}
