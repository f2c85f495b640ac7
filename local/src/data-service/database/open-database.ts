import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';
import { explainFullDisk } from '../../data-folder/explain-full-disk.ts';
import { getCurrentCaller, SERVICE } from '../caller.ts';
import { ConnectionTurns } from './connection-turns.ts';
import { Database } from './database.ts';
import { FairQueue } from './fair-queue.ts';
import { CONNECTION_LOST } from './outage.ts';
import type { ThreadStart } from './pglite-messages.ts';
import { PgliteThread, QUERY_CANCELED } from './pglite-thread.ts';
import { createPooledKysely } from './pooled-connection.ts';
import { openPool, runScript } from './postgres-pool.ts';
import { createSerialKysely } from './serial-connection.ts';
import { openSqlSession, type SqlSession } from './sql-session.ts';
import { IDLE_IN_TRANSACTION_MS, SCRIPT_MS } from './statement-limits.ts';

export interface OpenDatabase {
  connection: PostgresConnection;
  database: Database;
  /**
   * Session through which the engine's queue uses the embedded database; null on a real PostgreSQL, to which
   * the engine connects itself.
   */
  session: SqlSession | null;
  /** Runs the work of one request; on the embedded database, requests take turns. */
  scope: <T>(work: () => Promise<T>) => Promise<T>;
  /** Limits the time of each statement in a request's transaction. */
  limitStatements: (
    transaction: PostgresConnection['kysely'],
    statementMs: number,
  ) => Promise<void>;
  /**
   * Codes of errors that a costly statement causes itself. The time of a costly statement counts against its caller
   * (docs/limits.md).
   */
  costlyCodes: readonly string[];
  close: () => Promise<void>;
}

const POOL_SIZE = 10;
/** Maximum number of connections that one user may use at the same time. */
export const CONNECTIONS_PER_CALLER = 4;

/** Only tests set this value. */
interface EmbeddedOptions extends Pick<ThreadStart, 'clockAhead'> {
  idleInTransactionMs?: number;
}

/**
 * Opens the embedded database in `dataDir/db`. Two processes on one data folder would destroy the database, so
 * the caller must hold the folder's lock.
 * @throws {Error} The message names the folder if its files can't be opened as a database.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { idleInTransactionMs = IDLE_IN_TRANSACTION_MS, clockAhead }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'db');
  await mkdir(dataDir, { recursive: true });
  const thread = await openThread(dataDir, { folder, clockAhead });
  const turns = new ConnectionTurns(thread, idleInTransactionMs);
  const connection = createLibraryConnection(createSerialKysely(turns));
  const script = async (sql: string, inTransaction: boolean) => {
    const { turn, leave } = await turns.take();
    try {
      await turn.run({ kind: 'script', sql, inTransaction }, SCRIPT_MS);
    } finally {
      leave();
    }
  };
  return {
    connection,
    database: new Database(() => connection.kysely, script),
    session: openSqlSession(thread, turns),
    scope: (work) => turns.run(work),
    limitStatements: async (_transaction, statementMs) => turns.limitStatements(statementMs),
    // The code for a lost connection is in the list too, because only the statement that breaks the
    // database's thread gets this code.
    costlyCodes: [QUERY_CANCELED, CONNECTION_LOST],
    close: async () => {
      await connection.clearSchemaCache();
      await thread.close();
    },
  };
}

async function openThread(dataDir: string, start: ThreadStart): Promise<PgliteThread> {
  const { folder } = start;
  try {
    const finish = await beginCreation(dataDir, folder);
    const thread = await PgliteThread.open(start, console.error);
    await finish();
    return thread;
  } catch (cause) {
    throw await explainFullDisk(new Error(describeBrokenFolder(folder, cause), { cause }), dataDir);
  }
}

/** Connects to a real PostgreSQL, where requests run in parallel. */
export async function connectToPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = openPool(databaseUrl, POOL_SIZE, console.error);
  const connection = createLibraryConnection(createPooledKysely(pool));
  const script = (text: string, inTransaction: boolean) =>
    runScript(databaseUrl, text, inTransaction);
  const queue = new FairQueue(POOL_SIZE, CONNECTIONS_PER_CALLER);
  return {
    connection,
    database: new Database(() => connection.kysely, script),
    session: null,
    async scope(work) {
      const caller = getCurrentCaller();
      if (caller === SERVICE) return work();
      const leave = await queue.acquire(caller);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async limitStatements(transaction, statementMs) {
      await sql`select set_config('statement_timeout', ${`${statementMs}`}, true)`.execute(
        transaction,
      );
    },
    costlyCodes: [QUERY_CANCELED],
    close: () => pool.end(),
  };
}

/**
 * Returns a connection for Supabase Lite that uses the data service's query builder. Supabase Lite never
 * connects to the URL of this connection. Supabase Lite's PostgreSQL driver would end the process when a
 * connection ends, and its PGlite would run on this thread.
 */
function createLibraryConnection(kysely: Kysely<unknown>): PostgresConnection {
  const connection = createPostgresConnection({ url: 'postgres://never-used.invalid' });
  connection.kysely = kysely;
  return connection;
}

/**
 * Marks a database as incomplete during its creation, because a first start that is killed leaves an incomplete
 * database. The marker file exists until the database is complete. A start that finds the marker file creates
 * the database again, since an incomplete database contains no data of users.
 * @returns the function to call once the database is complete.
 */
async function beginCreation(dataDir: string, folder: string): Promise<() => Promise<void>> {
  const mark = path.join(dataDir, 'db.unfinished');
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  if (existsSync(folder)) return async () => {};
  await writeFile(mark, '');
  return () => rm(mark, { force: true });
}

function describeBrokenFolder(folder: string, cause: unknown): string {
  return [
    `The database in ${folder} can't be opened: ${describeReason(cause)}`,
    `Restore a backup into another data folder (docs/backups.md), or move ${path.dirname(folder)} away to start with an empty one.`,
  ].join('\n');
}

/** Describes why the database could not be opened: PGlite may throw a value that is not an Error. */
function describeReason(cause: unknown): string {
  const firstLine = cause instanceof Error ? cause.message.split('\n')[0] : undefined;
  return firstLine || 'its files are damaged or are not a database.';
}
