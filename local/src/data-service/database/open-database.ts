import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { Database } from './database.ts';
import { ConnectionTurns, takeTurns } from './serial-connection.ts';
import { type SqlSession, sqlSession } from './sql-session.ts';

export interface OpenDatabase {
  connection: PgliteConnection | PostgresConnection;
  database: Database;
  /** For the engine's queue; null on a real PostgreSQL, which it connects to itself. */
  session: SqlSession | null;
  /** Runs one request's work; on the embedded database requests take turns. */
  scope: <T>(work: () => T) => T;
  close: () => Promise<void>;
}

const TIMESTAMP = 1114;
const TIMESTAMP_WITH_ZONE = 1184;
const JSONB = 3802;

/** PostgreSQL writes `2026-01-05 10:00:00+00`; clients of PostgREST expect `2026-01-05T10:00:00+00:00`. */
function toIsoTimestamp(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/**
 * Opens the embedded database in `dataDir/db`. Two processes on one folder destroy it: the caller holds its lock.
 * @throws {Error} naming the folder, when it can't be read as a database.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'db');
  await mkdir(dataDir, { recursive: true });
  const turns = new ConnectionTurns();
  try {
    const finish = await beginCreation(dataDir, folder);
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: {
        parsers: { [TIMESTAMP]: toIsoTimestamp, [TIMESTAMP_WITH_ZONE]: toIsoTimestamp },
      },
    });
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    await finish();
    takeTurns(connection, turns);
    const exclusive = async (sql: string, inTransaction: boolean) => {
      const release = await turns.take();
      try {
        if (inTransaction) await connection.driver.transaction((tx) => tx.exec(sql));
        else await connection.driver.exec(sql);
      } finally {
        release();
      }
    };
    return {
      connection,
      database: new Database(() => connection.kysely, exclusive),
      session: sqlSession(connection, turns),
      scope: (work) => turns.run(work),
      close: () => connection.close(),
    };
  } catch (cause) {
    throw new Error(brokenFolderMessage(folder, cause), { cause });
  }
}

/** Connects to a real PostgreSQL, where requests run side by side. */
export async function connectToPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 10,
      onnotice: () => {},
      types: {
        // The library's default encodes a value that is JSON text already a second time.
        jsonb: {
          to: JSONB,
          from: [JSONB],
          serialize: (value: unknown) =>
            typeof value === 'string' ? value : JSON.stringify(value),
          parse: (value: string) => JSON.parse(value),
        },
        timestamp: {
          to: TIMESTAMP,
          from: [TIMESTAMP],
          serialize: (value: unknown) => value,
          parse: toIsoTimestamp,
        },
        timestamptz: {
          to: TIMESTAMP_WITH_ZONE,
          from: [TIMESTAMP_WITH_ZONE],
          serialize: (value: unknown) => value,
          parse: toIsoTimestamp,
        },
      },
    },
  });
  const script = async (sql: string, inTransaction: boolean) => {
    if (inTransaction) await connection.driver.begin((tx) => tx.unsafe(sql));
    else await connection.driver.unsafe(sql);
  };
  return {
    connection,
    database: new Database(() => connection.kysely, script),
    session: null,
    scope: (work) => work(),
    close: () => connection.close(),
  };
}

/**
 * A first start that is killed leaves a folder that is half a database. A mark beside it says so for as long as that may
 * be; the next start then begins again, since nobody can have written anything yet.
 * @returns the function to call once the database is whole.
 */
async function beginCreation(dataDir: string, folder: string): Promise<() => Promise<void>> {
  const mark = path.join(dataDir, 'db.unfinished');
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  if (existsSync(folder)) return async () => {};
  await writeFile(mark, '');
  return () => rm(mark, { force: true });
}

function brokenFolderMessage(folder: string, cause: unknown): string {
  return [
    `The database in ${folder} can't be opened: ${reasonOf(cause)}`,
    'Move the folder away to keep it, or start with --fresh, which empties the data folder.',
  ].join('\n');
}

/** What is thrown for files that are no database is not always an Error. */
function reasonOf(cause: unknown): string {
  const firstLine = cause instanceof Error ? cause.message.split('\n')[0] : undefined;
  return firstLine || 'its files are damaged or are not a database.';
}
