import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from '../../../supabase/tests/postgres-server.ts';

/** Address of the PostgreSQL that the files of a test run share. Where it is unset, there is none. */
const SERVER_VARIABLE = 'ADWRIGHT_TEST_POSTGRES';

const MIGRATED = 'migrated';

/** Starts the server; called by Vitest before the first file, as the result is at the end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env[SERVER_VARIABLE] = server.url;
  return () => server.stop();
}

/** Whether this test run has a PostgreSQL. */
export const hasPostgres = (): boolean => process.env[SERVER_VARIABLE] !== undefined;

/**
 * Makes a database of its own on the server of the test run, as a copy of one that was migrated before.
 *
 * @param migrate applies the migrations to an empty database; asked of the first caller of the run.
 * @returns its connection string, as superuser. The server takes it along when it stops.
 * @throws {Error} where the run has no server.
 */
export async function newDatabase(migrate: (url: string) => Promise<void>): Promise<string> {
  const server = process.env[SERVER_VARIABLE];
  if (!server) throw new Error('Only tests that Vitest runs have a PostgreSQL.');
  const urlOf = (name: string) => new URL(name, server).href;
  const owner = new Client(server);
  await owner.connect();
  try {
    // Until the connection ends: nobody can copy a database that somebody else is copying, or still making.
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
