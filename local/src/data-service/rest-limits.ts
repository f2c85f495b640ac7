import { isStorable } from '@adwright/contracts';
import { measureJsonDepth } from '@adwright/engine-service/json-depth';

/**
 * Limits for one request to the rows API. The product's own requests stay far below these limits.
 */
export const REST_LIMITS = {
  /**
   * Maximum number of characters of the decoded query. The product's longest queries contain lists of ids.
   */
  query: 32_000,
  /**
   * Maximum number of characters in the value of one condition; a list of values is limited only by `query`.
   */
  value: 2000,
  conditions: 60,
  conditionsPerColumn: 10,
  /** Maximum nesting of brackets in a condition, and of embedded tables. */
  depth: 6,
  /** Maximum number of wildcards (`%` and `*`) in a pattern. */
  wildcards: 10,
  /** Maximum number of levels of a path into a JSON column. */
  path: 4,
  orders: 5,
  columns: 100,
  rows: 500,
  /** Maximum levels of nesting in a JSON body. */
  bodyDepth: 32,
};

/**
 * Allowed operators of conditions; regular expressions and full-text queries are not allowed, because one query of this
 * kind can occupy a database for minutes.
 */
const OPERATORS = new Set('eq neq gt gte lt lte like ilike in is isdistinct cs cd ov'.split(' '));

const CONDITION = /^(?:"[^"]*"|[^."(),]+)\.(?<rest>.*)$/s;
const OPERATION = /^(?:not\.)?(?<operator>[a-z]+)(?:\((?:any|all)\))?\.(?<value>.*)$/s;
const LOGIC = /^(?:not\.)?(?:and|or)\((?<inside>.*)\)$/s;

/**
 * Names of paging parameters, which may have an embedded table's name as prefix. A name with a path into JSON
 * is not a paging parameter: it belongs to a column.
 */
const PAGING = /^(?:\w+\.)*(?:limit|offset)$/;
const ORDER = /^(?:\w+\.)*order$/;
const LOGIC_NAME = /^(?:[\w.]+\.)?(?:and|or)$/;

class Refusal extends Error {}

/** Returns the reason why a request's URL is refused, or null when the URL is accepted. */
export function refuseQuery(url: URL): string | null {
  try {
    checkQuery(url);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function checkQuery({ pathname, searchParams }: URL): void {
  const parameters = [...searchParams];
  const size = parameters.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (size > REST_LIMITS.query) throw new Refusal('The query is too long.');
  const isFunction = pathname.startsWith('/rest/v1/rpc/');
  const columns = new Map<string, number>();
  let conditions = 0;
  for (const [name, value] of parameters) {
    if (name.split('->').length - 1 > REST_LIMITS.path) throw new Refusal('A path is too deep.');
    if (name === 'select') checkSelect(value);
    else if (ORDER.test(name)) checkCount(value.split(',').length, REST_LIMITS.orders);
    else if (PAGING.test(name) || name === 'on_conflict') continue;
    else if (name === 'columns') checkCount(value.split(',').length, REST_LIMITS.columns);
    else if (LOGIC_NAME.test(name)) conditions += checkLogic(value);
    else {
      conditions += 1;
      columns.set(name, (columns.get(name) ?? 0) + 1);
      // The arguments of a database function have no operator.
      if (isFunction && !OPERATION.test(value)) checkValue(value);
      else checkOperation(value);
    }
  }
  checkCount(conditions, REST_LIMITS.conditions);
  checkCount(Math.max(0, ...columns.values()), REST_LIMITS.conditionsPerColumn);
}

function checkSelect(select: string): void {
  const { parts, depth } = scan(select);
  checkCount(parts, REST_LIMITS.columns);
  if (depth > 2) throw new Refusal('Tables are embedded too deep.');
  const path = select.split(',').map((column) => column.split('->').length - 1);
  checkCount(Math.max(...path), REST_LIMITS.path);
}

/** @returns the number of conditions in a logical expression */
function checkLogic(value: string): number {
  const inside = /^\((?<inside>.*)\)$/s.exec(value)?.groups?.inside;
  if (inside === undefined) throw new Refusal('A condition cannot be read.');
  if (scan(inside).depth > REST_LIMITS.depth) throw new Refusal('Conditions are nested too deep.');
  return countConditions(inside);
}

function countConditions(list: string): number {
  let count = 0;
  for (const part of splitTopLevel(list)) {
    const inside = LOGIC.exec(part)?.groups?.inside;
    if (inside !== undefined) {
      count += countConditions(inside);
      continue;
    }
    const rest = CONDITION.exec(part)?.groups?.rest;
    if (rest === undefined) throw new Refusal('A condition cannot be read.');
    if (part.split('->').length - 1 > REST_LIMITS.path) throw new Refusal('A path is too deep.');
    checkOperation(rest);
    count += 1;
  }
  return count;
}

function checkOperation(text: string): void {
  const { operator = '', value = '' } = OPERATION.exec(text)?.groups ?? {};
  if (!OPERATORS.has(operator)) throw new Refusal(`The operator ${operator} is not available.`);
  if (operator === 'in') {
    checkCount(value.split(',').length, REST_LIMITS.rows);
    return;
  }
  checkValue(value);
  if (operator.endsWith('like'))
    checkCount(value.replaceAll(/[^%*]/g, '').length, REST_LIMITS.wildcards);
}

function checkValue(value: string): void {
  if (value.length > REST_LIMITS.value) throw new Refusal('A value is too long.');
}

function checkCount(count: number, limit: number): void {
  if (count > limit) throw new Refusal('The query holds too much.');
}

/**
 * Counts the comma-separated parts at all bracket levels and measures the deepest level; brackets in quoted
 * text do not count.
 */
function scan(text: string): { parts: number; depth: number } {
  let level = 0;
  let depth = 0;
  let parts = 1;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '(') level += 1;
    if (character === ')') level -= 1;
    if (character === ',') parts += 1;
    depth = Math.max(depth, level);
  }
  return { parts, depth };
}

function splitTopLevel(text: string): string[] {
  const parts = [''];
  let level = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && character === '(') level += 1;
    if (!isQuoted && character === ')') level -= 1;
    if (!isQuoted && level === 0 && character === ',') parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

/**
 * Returns the reason why a content type is refused: only JSON is accepted, because only JSON bodies can be
 * checked.
 */
export function refuseBodyType(type: string | null): string | null {
  const mediaType = type?.split(';')[0]?.trim().toLowerCase();
  return !mediaType || mediaType === 'application/json' ? null : 'Send JSON.';
}

/**
 * Returns the reason why a body is refused, or null when the body is accepted. A body that is not JSON is
 * accepted, because Supabase Lite refuses it.
 */
export function refuseBody(text: string): string | null {
  if (measureJsonDepth(text) > REST_LIMITS.bodyDepth) return 'The body is nested too deep.';
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (rows.length > REST_LIMITS.rows) return 'The body holds too many rows.';
  if (rows.some(hasManyColumns)) return 'A row holds too many columns.';
  return hasOnlyStorableTexts(body) ? null : 'The body holds characters that cannot be stored.';
}

function hasManyColumns(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object.keys(row).length > REST_LIMITS.columns;
}

function hasOnlyStorableTexts(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, part]) => isStorable(key) && hasOnlyStorableTexts(part),
  );
}
