import type { ClientBase, CustomTypesConfig } from 'pg';
import { parse as parseArray } from 'postgres-array';
import * as z from 'zod';
import { TIMESTAMP, TIMESTAMP_WITH_ZONE, toIsoTimestamp } from './iso-timestamps.ts';

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;
const toNumber: Parse = (text) => Number(text);
const fromJson: Parse = (text) => JSON.parse(text);

const toInteger: Parse = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};

/** Parses a number, but leaves it a text if it would lose digits as a JavaScript number. */
const toExactNumber: Parse = (text) => {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
};

/**
 * Parsers by type id (pg_type.dat), which read values as Supabase Lite's PGlite driver does. Values of every
 * other type stay PostgreSQL's text.
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

/** Reads columns of a real PostgreSQL into the same values as those of the embedded one. */
export class ColumnTypes implements CustomTypesConfig {
  readonly #elements = new Map<number, number>();

  getTypeParser = (type: number): Parse => {
    const element = this.#elements.get(type);
    if (element === undefined) return PARSERS[type] ?? asText;
    const parse = PARSERS[element] ?? asText;
    return (text) => parseArray(text, parse);
  };

  /** Reads from the database which types are arrays; the driver knows only some of the built-in ones. */
  async learnArrays(client: ClientBase): Promise<void> {
    const { rows } = await client.query(
      `select oid as type, typelem as element from pg_type where typcategory = 'A' and typelem <> 0`,
    );
    for (const { type, element } of arraysSchema.parse(rows)) this.#elements.set(type, element);
  }
}
