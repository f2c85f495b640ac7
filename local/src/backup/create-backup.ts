import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { MANIFEST_FILE, type Manifest, PAYMENTS_FILE, type StoredObject } from './backup-format.ts';
import type { BackupTarget, Query } from './backup-target.ts';

/** Tables with the users' accounts, but not their sessions: after a restore all users have to log in again. */
const TABLES_OF_SUPABASE = ['auth.users', 'auth.identities', 'storage.objects'];

const FOLDER_MODE = 0o700;

const objectRowsSchema = z.array(z.object({ bucket: z.string(), key: z.string() }));

/**
 * Writes a backup into an empty or missing folder: accounts, all rows of the product, every picture, and last a
 * manifest with checksums. A folder without the manifest is not a complete backup. The manifest lists a lost
 * picture, but not a picture that was deleted while the backup ran. Only the owner can read the folder.
 * @throws {Error} Thrown when the folder is not empty.
 */
export async function createBackup(target: BackupTarget, folder: string): Promise<Manifest> {
  await mkdir(path.dirname(folder), { recursive: true, mode: FOLDER_MODE });
  await mkdir(folder, FOLDER_MODE);
  await Promise.all(
    ['tables', 'objects'].map((name) => mkdir(path.join(folder, name), FOLDER_MODE)),
  );
  const database = await target.transaction(async (query) => ({
    tables: await writeTables(query, folder),
    sequences: await readSequences(query),
    objects: objectRowsSchema.parse(
      await query('select bucket_id as bucket, name as key from storage.objects order by 1, 2'),
    ),
  }));
  const { objects, missing } = await writeObjects(target, database.objects, folder);
  const payments = await target.readPayments();
  if (payments) await writePrivate(path.join(folder, PAYMENTS_FILE), payments);
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    tables: database.tables,
    sequences: database.sequences,
    objects,
    missing,
    payments: payments && hashSha256(payments),
  };
  await writePrivate(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function writeTables(query: Query, folder: string): Promise<Manifest['tables']> {
  const names = z.array(z.object({ name: z.string() })).parse(
    await query(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema in ('public', 'private') and table_type = 'BASE TABLE' order by 1`,
    ),
  );
  const tables: Manifest['tables'] = [];
  for (const table of [...TABLES_OF_SUPABASE, ...names.map(({ name }) => name)]) {
    // Rows are written to the file as text, so that numbers and times keep their exact notation.
    const rows = z
      .array(z.object({ row: z.string() }))
      .parse(await query(`select to_jsonb(source)::text as row from ${table} as source`));
    const content = rows.map(({ row }) => `${row}\n`).join('');
    await writePrivate(path.join(folder, 'tables', `${table}.jsonl`), content);
    tables.push({ table, rows: rows.length, sha256: hashSha256(content) });
  }
  return tables;
}

async function readSequences(query: Query): Promise<Manifest['sequences']> {
  const rows = await query(
    `select schemaname || '.' || sequencename as sequence, last_value::text as "lastValue" from pg_sequences
     where schemaname in ('public', 'private') and last_value is not null order by 1`,
  );
  return z.array(z.object({ sequence: z.string(), lastValue: z.string() })).parse(rows);
}

async function writeObjects(
  target: BackupTarget,
  rows: z.infer<typeof objectRowsSchema>,
  folder: string,
): Promise<Pick<Manifest, 'objects' | 'missing'>> {
  const objects: StoredObject[] = [];
  const missing: Manifest['missing'] = [];
  for (const { bucket, key } of rows) {
    const object = await target.readObject(bucket, key);
    if (!object) {
      if (await isListed(target, bucket, key)) missing.push({ bucket, key });
      continue;
    }
    const hash = hashSha256(object.content);
    await writePrivate(path.join(folder, 'objects', hash), object.content);
    const { mimeType, cacheControl } = object;
    objects.push({ bucket, key, mimeType, cacheControl, sha256: hash });
  }
  return { objects, missing };
}

async function isListed(target: BackupTarget, bucket: string, key: string): Promise<boolean> {
  const rows = await target.transaction((query) =>
    query('select 1 as found from storage.objects where bucket_id = $1 and name = $2', [
      bucket,
      key,
    ]),
  );
  return rows.length > 0;
}

/**
 * Writes a file that only its owner can read, because a backup contains mail addresses and hashes of passwords.
 */
async function writePrivate(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content, { mode: 0o600 });
}

export function hashSha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
