import type { UIMatch } from 'react-router-dom';
import * as z from 'zod';

const handleSchema = z.object({ title: z.string() });

/** The title of the page that the router's matches lead to; undefined where none of them has one. */
export function pageTitle(matches: readonly UIMatch[]): string | undefined {
  const titles = matches.map(({ handle }) => handleSchema.safeParse(handle).data?.title);
  return titles.findLast((title) => title !== undefined);
}
