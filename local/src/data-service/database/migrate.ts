import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { appliedVersions, ensureHistoryTable } from '@supabase/lite';
import type { Database } from './database.ts';
import type { OpenDatabase } from './open-database.ts';

const FILE_NAME = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

interface Migration {
  file: string;
  version: string;
  name: string;
}

/**
 * Applies the migrations of a folder that were not applied yet, oldest first, each in a separate transaction.
 * @returns the names of the migrations that were applied by this call.
 * @throws {Error} The message names the failed migration and the reason; earlier migrations stay applied.
 */
export async function applyMigrations(
  connection: OpenDatabase['connection'],
  database: Database,
  migrationsDir: string,
): Promise<string[]> {
  await ensureHistoryTable(connection);
  const applied = new Set(await appliedVersions(connection));
  const pending = (await listMigrations(migrationsDir)).filter(
    ({ version }) => !applied.has(version),
  );
  for (const { file, version, name } of pending) {
    const sql = await readFile(path.join(migrationsDir, file), 'utf8');
    try {
      await database.scriptInTransaction(`${sql}\n;\n${recordSql(version, name)}`);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Migration ${file} failed and was rolled back: ${reason}`, { cause });
    }
  }
  return pending.map(({ file }) => file);
}

/** Tells whether no migration has been applied yet. */
export async function isFreshDatabase(connection: OpenDatabase['connection']): Promise<boolean> {
  return (await appliedVersions(connection)).length === 0;
}

/**
 * Returns the SQL that records a migration. The SQL runs in the migration's transaction, so that a migration is
 * not applied twice after a crash.
 */
function recordSql(version: string, name: string): string {
  return `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return files.map((file) => {
    const groups = FILE_NAME.exec(file)?.groups;
    if (!groups?.version || !groups.name) {
      throw new Error(`${path.join(folder, file)} is not named <14 digits>_<name>.sql.`);
    }
    return { file, version: groups.version, name: groups.name };
  });
}
