import { type AdCursor, NAME_KEY } from './ad-cursor.ts';
import type { AdFilter } from './ad-filter.ts';

/** A longer search finds nothing more precise, and services refuse long values. */
const MAX_SEARCH_CHARACTERS = 300;

/**
 * A quoted value inside PostgREST's `or=(…)`, so that its commas, dots and brackets are not syntax
 * (https://docs.postgrest.org/en/stable/references/api/url_grammar.html).
 */
function quoteValue(value: string): string {
  return `"${value}"`;
}

/**
 * A pattern for `ilike` that finds the words as typed. It needs no quotes, which the embedded service would search for:
 * characters with a special meaning match any one character.
 */
function makeLiteralPattern(search: string): string {
  const words = Array.from(search.trim()).slice(0, MAX_SEARCH_CHARACTERS).join('');
  return `%${words.replace(/["\\%_*,:(){}]/g, '_')}%`;
}

/** Either name, the text or the words of the picture contain the words as typed, in upper or lower case. */
export function searchCondition(search: string): string {
  const pattern = makeLiteralPattern(search);
  const columns = ['title', 'ad_text', 'words', 'custom_name'];
  return `or(${columns.map((column) => `${column}.ilike.${pattern}`).join(',')})`;
}

/** Rows after the cursor in the order of (created_at, id), or by name in that of (name_key, id). */
export function buildCursorCondition(
  { createdAt, id, nameKey = '' }: AdCursor,
  sort: AdFilter['sort'],
): string {
  if (sort === 'name') {
    const name = quoteValue(nameKey);
    return `or(${NAME_KEY}.gt.${name},and(${NAME_KEY}.eq.${name},id.gt.${id}))`;
  }
  const at = quoteValue(createdAt);
  const after = sort === 'newest' ? 'lt' : 'gt';
  return `or(created_at.${after}.${at},and(created_at.eq.${at},id.${after}.${id}))`;
}

/**
 * All conditions as one value for `or`: of several `or` parameters, the embedded service reads only the last.
 */
export function joinConditions(conditions: readonly string[]): string {
  return `and(${conditions.join(',')})`;
}
