import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { MANIFEST_FILE, type Manifest, manifestSchema, PAYMENTS_FILE } from './backup-format.ts';
import type { BackupTarget, Query } from './backup-target.ts';
import { hashSha256 } from './create-backup.ts';

const ROWS_AT_ONCE = 500;

/**
 * Reads the manifest file of a backup.
 * @throws {Error} Thrown for a folder without a manifest, or with an invalid manifest.
 */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} holds no complete backup: ${MANIFEST_FILE} is missing.`, { cause });
  });
  return manifestSchema.parse(JSON.parse(text));
}

/**
 * Restores a backup into a migrated database without accounts, in one transaction that writes all rows or none.
 * Pictures are written first, so that no row refers to a missing picture. Writing a picture again has no
 * effect.
 * @throws {Error} Thrown when the database has accounts, or a file of the backup is damaged.
 */
export async function restoreBackup(target: BackupTarget, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await target.transaction(refuseUsedDatabase);
  for (const { bucket, key, mimeType, cacheControl, sha256: hash } of manifest.objects) {
    const content = new Uint8Array(await readWhole(path.join(folder, 'objects', hash), hash));
    await target.writeObject(bucket, key, { content, mimeType, cacheControl });
  }
  if (manifest.payments) {
    await target.writePayments(
      await readWhole(path.join(folder, PAYMENTS_FILE), manifest.payments),
    );
  }
  const tables = manifest.tables.filter(
    ({ table }) => !(target.objectsBringTheirRows && table === 'storage.objects'),
  );
  await target.transaction(async (query) => {
    await refuseUsedDatabase(query);
    // In the replica role, triggers and foreign keys do not run: the rows already contain everything that
    // triggers wrote.
    await query(`set local session_replication_role = 'replica'`);
    for (const { table, sha256: hash } of tables) {
      const file = await readWhole(path.join(folder, 'tables', `${table}.jsonl`), hash);
      await query(`delete from ${table}`);
      await insertRows(query, table, file.toString().split('\n').slice(0, -1));
    }
    // A backup from before the settings table existed lacks rows of `account_settings`. For a new account, a
    // trigger adds the row.
    await query(
      'insert into public.account_settings (user_id) select id from public.users on conflict do nothing',
    );
    for (const { sequence, lastValue } of manifest.sequences) {
      await query('select setval($1::regclass, $2::bigint)', [sequence, lastValue]);
    }
  });
  return manifest;
}

async function refuseUsedDatabase(query: Query): Promise<void> {
  const [row] = await query('select exists (select from auth.users)::text as used');
  if (row?.used === 'true') {
    throw new Error('The database has accounts already. A backup is restored into an empty one.');
  }
}

async function insertRows(query: Query, table: string, rows: string[]): Promise<void> {
  const columns = z.array(z.object({ name: z.string() })).parse(
    await query(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema || '.' || table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    ),
  );
  const list = columns.map(({ name }) => name).join(', ');
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await query(
      `insert into ${table} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [`[${rows.slice(start, start + ROWS_AT_ONCE).join(',')}]`],
    );
  }
}

async function readWhole(file: string, hash: string): Promise<Buffer> {
  const content = await readFile(file);
  if (hashSha256(content) !== hash) throw new Error(`${file} is damaged.`);
  return content;
}
