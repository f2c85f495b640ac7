import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from '../../../supabase/tests/postgres-server.ts';

/**
 * Name of an environment variable with the URL of the PostgreSQL that a test run shares; unset when the run has
 * none.
 */
const SERVER_VARIABLE = 'ADWRIGHT_TEST_POSTGRES';

const MIGRATED = 'migrated';

/**
 * Starts the test run's PostgreSQL server. Vitest calls this function before a run's first test file, and the
 * returned function after the last test file.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env[SERVER_VARIABLE] = server.url;
  return () => server.stop();
}

/** Tells whether this test run has a PostgreSQL server. */
export const hasPostgres = (): boolean => process.env[SERVER_VARIABLE] !== undefined;

/**
 * Creates a database on the test run's server, as a copy of a migrated database.
 * @param migrate applies the migrations to an empty database; called once per run.
 * @returns the database's connection URL with a superuser. The database is removed together with the server.
 * @throws {Error} Thrown when the test run has no PostgreSQL server.
 */
export async function createDatabase(migrate: (url: string) => Promise<void>): Promise<string> {
  const server = process.env[SERVER_VARIABLE];
  if (!server) throw new Error('Only tests that Vitest runs have a PostgreSQL.');
  const urlOf = (name: string) => new URL(name, server).href;
  const owner = new Client(server);
  await owner.connect();
  try {
    // The advisory lock is held until the connection ends: PostgreSQL can't copy a database while another
    // session copies or creates it.
    await owner.query('select pg_advisory_lock(1)');
    const migrated = await owner.query('select from pg_database where datname = $1', [MIGRATED]);
    if (migrated.rowCount === 0) {
      const making = `making_${process.pid}`;
      await owner.query(`create database ${making}`);
      await migrate(urlOf(making));
      await owner.query(`alter database ${making} rename to ${MIGRATED}`);
    }
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await owner.query(`create database ${name} template ${MIGRATED}`);
    return urlOf(name);
  } finally {
    await owner.end();
  }
}
