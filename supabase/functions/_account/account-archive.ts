import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import * as z from 'zod';
import { listPictures } from './pictures.ts';

const tablesSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/**
 * Everything kept about a user, as the chunks of a ZIP: `account.json`, a JSON file a table, and the pictures in
 * `pictures/`. One picture is in memory at a time.
 * @throws {AppError} `unavailable`, before the first chunk where the rows cannot be read
 */
export async function accountArchive(
  database: SupabaseClient,
  user: { id: string; email: string | undefined },
): Promise<AsyncGenerator<Uint8Array>> {
  const { data, error } = await database.rpc('export_account', { p_user_id: user.id });
  if (error) throw new AppError('unavailable', `export_account: ${error.message}`);
  const tables = tablesSchema.parse(data);
  const pictures = await listPictures(database, 'account_objects', { p_user_id: user.id });
  return archive(async function* () {
    yield { name: 'account.json', content: json({ ...user, exported_at: new Date() }) };
    for (const [table, rows] of Object.entries(tables)) {
      yield { name: `${table}.json`, content: json(rows) };
    }
    for (const { bucket, name } of pictures) {
      const { data: picture } = await database.storage.from(bucket).download(name);
      // Deleted since the list was made.
      if (!picture) continue;
      const content = new Uint8Array(await picture.arrayBuffer());
      yield { name: `pictures/${bucket}/${name}`, content, isCompressed: true };
    }
  });
}

interface ArchivedFile {
  name: string;
  content: Uint8Array;
  isCompressed?: boolean;
}

async function* archive(files: () => AsyncGenerator<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content, isCompressed } of files()) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

function json(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
