import type { ClientBase, CustomTypesConfig } from 'pg';
import { parse as parseArray } from 'postgres-array';
import * as z from 'zod';
import { TIMESTAMP, TIMESTAMP_WITH_ZONE, toIsoTimestamp } from './iso-timestamps.ts';

type Parse = (text: string) => unknown;

const keepText: Parse = (text) => text;
const toNumber: Parse = (text) => Number(text);
const fromJson: Parse = (text) => JSON.parse(text);

const toInteger: Parse = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};

/** Parses a number, but returns the text if a JavaScript number would lose digits. */
const toExactNumber: Parse = (text) => {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
};

/**
 * Parsers of column values by type id (pg_type.dat), with the same results as Supabase Lite's PGlite driver.
 * Values of every other type stay in PostgreSQL's text format.
 */
const PARSERS: Record<number, Parse> = {
  16: (text) => text === 't',
  17: (text) => Buffer.from(text.slice(2), 'hex'),
  20: toInteger,
  21: toNumber,
  23: toNumber,
  26: toNumber,
  114: fromJson,
  700: toNumber,
  701: toNumber,
  [TIMESTAMP]: toIsoTimestamp,
  [TIMESTAMP_WITH_ZONE]: toIsoTimestamp,
  1700: toExactNumber,
  3802: fromJson,
};

const arraysSchema = z.array(z.object({ type: z.number(), element: z.number() }));

/** Parses columns of a real PostgreSQL into the same JavaScript values as the embedded database returns. */
export class ColumnTypes implements CustomTypesConfig {
  readonly #elements = new Map<number, number>();

  getTypeParser = (type: number): Parse => {
    const element = this.#elements.get(type);
    if (element === undefined) return PARSERS[type] ?? keepText;
    const parse = PARSERS[element] ?? keepText;
    return (text) => parseArray(text, parse);
  };

  /**
   * Reads from the database which types are arrays, because the driver knows only some of the built-in array
   * types.
   */
  async learnArrays(client: ClientBase): Promise<void> {
    const { rows } = await client.query(
      `select oid as type, typelem as element from pg_type where typcategory = 'A' and typelem <> 0`,
    );
    for (const { type, element } of arraysSchema.parse(rows)) this.#elements.set(type, element);
  }
}
