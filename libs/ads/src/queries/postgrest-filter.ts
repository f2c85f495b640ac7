import type { AdCursor } from './ad-cursor.ts';

/** More tells no ads apart, and services refuse long values. */
const MAX_SEARCH_CHARACTERS = 300;

/**
 * A value inside PostgREST's `or=(…)`: quoted, so that its commas, dots and brackets are not read
 * as syntax (https://docs.postgrest.org/en/stable/references/api/url_grammar.html).
 */
function quoted(value: string): string {
  return `"${value}"`;
}

/**
 * A pattern of `ilike` that finds the words as typed. It needs no quotes, which the embedded service would search for: what
 * means something to a condition or a pattern matches any one character.
 */
export function literalPattern(search: string): string {
  const words = Array.from(search.trim()).slice(0, MAX_SEARCH_CHARACTERS).join('');
  return `%${words.replace(/["\\%_*,:(){}]/g, '_')}%`;
}

/** Title, text or the words of the picture contain the words as typed, in upper or lower case. */
export function searchCondition(search: string): string {
  const pattern = literalPattern(search);
  return `or(title.ilike.${pattern},ad_text.ilike.${pattern},words.ilike.${pattern})`;
}

/** Rows after the cursor in (created_at, id) descending order. */
export function cursorCondition({ createdAt, id }: AdCursor): string {
  const at = quoted(createdAt);
  return `or(created_at.lt.${at},and(created_at.eq.${at},id.lt.${id}))`;
}

/**
 * All of the conditions as one value for `or`: of several `or` parameters the embedded service
 * reads only the last.
 */
export function allOf(conditions: readonly string[]): string {
  return `and(${conditions.join(',')})`;
}
