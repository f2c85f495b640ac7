import type { AdCursor } from './ad-cursor.ts';

/** A longer search finds nothing more precise, and services refuse long values. */
const MAX_SEARCH_CHARACTERS = 300;

/**
 * A quoted value inside PostgREST's `or=(…)`, so that its commas, dots and brackets are not syntax
 * (https://docs.postgrest.org/en/stable/references/api/url_grammar.html).
 */
function quoted(value: string): string {
  return `"${value}"`;
}

/**
 * A pattern for `ilike` that finds the words as typed. It needs no quotes, which the embedded service would search for:
 * characters with a special meaning match any one character.
 */
function literalPattern(search: string): string {
  const words = Array.from(search.trim()).slice(0, MAX_SEARCH_CHARACTERS).join('');
  return `%${words.replace(/["\\%_*,:(){}]/g, '_')}%`;
}

/** Title, text or the picture's words contain the words as typed, in any case. */
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
 * All conditions as one value for `or`: of several `or` parameters, the embedded service reads only the last.
 */
export function allOf(conditions: readonly string[]): string {
  return `and(${conditions.join(',')})`;
}
