import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../testing/postgres-of-run.ts';
import { startTestService } from '../testing.ts';
import { connectToPostgres, type OpenDatabase, openEmbeddedDatabase } from './open-database.ts';

vi.setConfig({ hookTimeout: 120_000 });

let folder: string;
let embedded: OpenDatabase;
let hosted: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-types-'));
  embedded = await openEmbeddedDatabase(folder);
  const databaseUrl = await createDatabase(async (url) =>
    (await startTestService({ databaseUrl: url })).close(),
  );
  hosted = await connectToPostgres(databaseUrl);
  for (const { database } of [embedded, hosted]) {
    await database.script(`
      create type mood as enum ('calm', 'loud');
      create table public.kept (words text[], document jsonb, list jsonb, n bigint, note text);
      create table public.files (content bytea);
    `);
  }
});
afterAll(async () => {
  await embedded?.close();
  await hosted?.close();
  await rm(folder, { recursive: true, force: true });
});

const COLUMNS = [
  `true, false, null::boolean, array[true, false]`,
  `1::smallint, -7::int, 9007199254740991::bigint, 9007199254740993::bigint, array[1, 2]::bigint[]`,
  `1.5::real, 2.25::float8, 'NaN'::float8, '-Infinity'::float8, array[0.1]::float8[]`,
  `9.99::numeric, 9.90::numeric, 12345678901234567890.12::numeric, array[1.5, 2.50]::numeric[]`,
  `'a "quoted", \\ text'::text, 'x'::char(3), 'v'::varchar, 'n'::name, array['a,b', 'c"d', '']`,
  `'2026-01-05'::date, '10:00:00.5'::time, '10:00:00+02'::timetz, '1 day 2 hours'::interval`,
  `'2026-01-05 10:00:00.123456'::timestamp, '2026-01-05 10:00:00+02'::timestamptz, 'infinity'::timestamptz`,
  `array['2026-01-05 10:00:00+02']::timestamptz[], array['2026-01-05']::date[]`,
  `'{"a": [1, 2.50, "x"]}'::jsonb, '{"a":  1}'::json, 'null'::jsonb, '"text"'::jsonb, array['{"b": 1}', '[]']::jsonb[]`,
  `'6b1fdd0d-07c4-4d5f-a0c4-3d3bd1a3b2a1'::uuid, array['6b1fdd0d-07c4-4d5f-a0c4-3d3bd1a3b2a1']::uuid[]`,
  `'loud'::mood, array[array[1, 2], array[3, 4]]`,
  `'127.0.0.1'::inet, '(1,2)'::point, '[1,5)'::int4range, 'text'::regtype, 25::oid, 1::money`,
];

describe('column values of a real PostgreSQL and of the embedded database', () => {
  it.each(COLUMNS)(
    'both databases return the same JavaScript values for select %s',
    async (columns) => {
      const read = async ({ database }: OpenDatabase) => {
        const rows = await database.query(
          `select * from (select ${columns}) as typed (${names(columns)})`,
        );
        return rows;
      };
      expect(await read(hosted)).toEqual(await read(embedded));
    },
  );

  it('both databases return the same bytes for a `bytea` column', async () => {
    const read = async ({ database }: OpenDatabase) => {
      const [row] = await database.query(`select '\\x00ff10'::bytea as bytes`);
      return row?.bytes instanceof Uint8Array ? [...row.bytes] : null;
    };
    expect(await read(embedded)).toEqual([0, 255, 16]);
    expect(await read(hosted)).toEqual([0, 255, 16]);
  });

  it.each([
    { words: ['a,b', 'c"d'], document: { a: [1] }, list: ['#fff', '#000'] },
    { words: [], document: ['a'], list: [{ hex: '#fff' }, { hex: '#000' }] },
    { words: '{x,y}', document: '{"as": "text"}', list: [] },
    { words: null, document: 5, list: [[1], ['x', null]] },
    { words: ['{}', '[]'], document: true, list: '[1]' },
    { document: 'null', n: 9007199254740991, note: 'plain' },
    { list: [], n: '12', note: '[1]' },
  ])('both databases store the same value of %j', async (row) => {
    const keep = ({ database }: OpenDatabase) => {
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `$${index + 1}`);
      return database.query(
        `insert into public.kept (${columns}) values (${places}) returning to_jsonb(kept) as stored, *`,
        Object.values(row),
      );
    };
    expect(await keep(hosted)).toEqual(await keep(embedded));
  });

  it.each([
    ['text', '\\x00ff10'],
    ['bytes', new Uint8Array([0, 255, 16])],
  ])('both databases store bytes that are sent as %s', async (_form, content) => {
    for (const { database } of [hosted, embedded]) {
      const rows = await database.query(
        `insert into public.files values ($1) returning encode(content, 'hex') as stored`,
        [content],
      );
      expect(rows).toEqual([{ stored: '00ff10' }]);
    }
  });

  it('both databases find rows by a list of values in a parameter', async () => {
    const find = ({ database }: OpenDatabase) =>
      database.query(`select n from generate_series(1, 5) as n where n = any($1) order by n`, [
        [2, 4],
      ]);
    expect(await find(hosted)).toEqual([{ n: 2 }, { n: 4 }]);
    expect(await find(embedded)).toEqual([{ n: 2 }, { n: 4 }]);
  });
});

/** Returns the names of the top-level columns in a list of column definitions. */
function names(columns: string): string[] {
  let depth = 0;
  let quoted = false;
  let count = 1;
  for (const character of columns) {
    if (character === "'") quoted = !quoted;
    if (quoted) continue;
    if (character === '[' || character === '(') depth += 1;
    if (character === ']' || character === ')') depth -= 1;
    if (character === ',' && depth === 0) count += 1;
  }
  return Array.from({ length: count }, (_, index) => `c${index}`);
}
