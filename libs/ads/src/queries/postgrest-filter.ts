import type { AdCursor } from './list-ads.ts';

/**
 * A value inside PostgREST's `or=(…)`: quoted, so that commas, dots and brackets of what the user typed
 * are not read as syntax (https://docs.postgrest.org/en/stable/references/api/url_grammar.html).
 */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Matches title or text that contains the words as typed; LIKE's own wildcards are taken literally. */
export function searchCondition(search: string): string {
  const literal = search.trim().replace(/[\\%_*]/g, '\\$&');
  const pattern = quoted(`%${literal}%`);
  return `title.ilike.${pattern},ad_text.ilike.${pattern}`;
}

/** Rows after the cursor in (created_at, id) descending order. */
export function afterCursor({ createdAt, id }: AdCursor): string {
  const at = quoted(createdAt);
  return `created_at.lt.${at},and(created_at.eq.${at},id.lt.${id})`;
}
