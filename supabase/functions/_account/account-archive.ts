import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import * as z from 'zod';
import { listPictures } from './pictures.ts';

/**
 * Number of rows that one request loads. The number of rows is small, because some rows contain the whole result of a
 * generation.
 */
const ROWS_AT_ONCE = 50;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/**
 * Yields the chunks of a ZIP archive with all data about a user: `account.json`, a JSON file for each table,
 * and pictures in `pictures/`. At any moment, memory contains only one page of rows or one picture.
 * @throws {AppError} `unavailable` when a request fails
 */
export async function* streamAccountArchive(
  database: SupabaseClient,
  user: { id: string; email: string },
): AsyncGenerator<Uint8Array> {
  const zip = new StreamedZip();
  yield* zip.add('account.json', [encodeJson({ ...user, exported_at: new Date() })]);
  const { data: tables, error } = await database.rpc('export_tables');
  if (error) throw new AppError('unavailable', `export_tables: ${error.message}`);
  for (const table of z.array(z.string()).parse(tables)) {
    yield* zip.add(`${table}.json`, streamRows(database, user.id, table));
  }
  const pictures = await listPictures(database, 'account_objects', { p_user_id: user.id });
  for (const { bucket, name } of pictures) {
    if (bucket === 'exports') continue;
    const { data: picture } = await database.storage.from(bucket).download(name);
    // This picture was deleted after the list of pictures was made, so it is not in the archive.
    if (!picture) continue;
    const content = new Uint8Array(await picture.arrayBuffer());
    yield* zip.add(`pictures/${bucket}/${name}`, [content], { isCompressed: true });
  }
  yield* zip.end();
}

/** Yields a user's rows of one table, as chunks of one JSON array. */
async function* streamRows(
  database: SupabaseClient,
  userId: string,
  table: string,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let isLast = false; !isLast; ) {
    const { data, error } = await database.rpc('export_rows', {
      p_user_id: userId,
      p_table: table,
      p_offset: read,
      p_limit: ROWS_AT_ONCE,
    });
    if (error) throw new AppError('unavailable', `export_rows of ${table}: ${error.message}`);
    const rows = rowsSchema.parse(data);
    const lines = rows.map((row) => JSON.stringify(row, null, 2));
    const separator = read > 0 && lines.length > 0 ? ',\n' : '';
    yield strToU8(`${read === 0 ? '[\n' : ''}${separator}${lines.join(',\n')}`);
    read += rows.length;
    isLast = rows.length < ROWS_AT_ONCE;
  }
  yield strToU8('\n]\n');
}

/** A ZIP archive with bytes that can be read while the archive is written. */
class StreamedZip {
  readonly #chunks: Uint8Array[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk);
  });

  async *add(
    name: string,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    { isCompressed = false } = {},
  ): AsyncGenerator<Uint8Array> {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    this.#zip.add(entry);
    for await (const part of content) {
      entry.push(part);
      yield* this.#chunks.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* this.#chunks.splice(0);
  }

  *end(): Generator<Uint8Array> {
    this.#zip.end();
    yield* this.#chunks.splice(0);
  }
}

function encodeJson(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
