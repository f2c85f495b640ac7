import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { Client, Pool, types } from 'pg';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** The sender of a statement: one of the API's three roles, with the user id of the access token. */
export interface Actor {
  role: 'anon' | 'authenticated' | 'service_role';
  userId?: string;
  /** The workspace in the request's header; by default the personal workspace. */
  workspaceId?: string;
}

export const anon: Actor = { role: 'anon' };
export const service: Actor = { role: 'service_role' };
export const createUserActor = (userId: string): Actor => ({ role: 'authenticated', userId });
export const createMemberActor = (userId: string, workspaceId: string): Actor => ({
  role: 'authenticated',
  userId,
  workspaceId,
});

export type Parameter = unknown;

export interface Session {
  /**
   * Runs one SQL statement with `$1` parameters. Values of type jsonb are returned as objects, and bigints as
   * texts.
   */
  query<Row = Record<string, unknown>>(sql: string, parameters?: Parameter[]): Promise<Row[]>;
}

/**
 * Statements outside `as` run as the database's owner. No row-level policy limits the owner.
 */
export interface Database extends Session {
  /**
   * Runs the callback in one transaction as the REST API would for this actor; parallel calls use parallel
   * connections.
   */
  as<Result>(actor: Actor, work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Creates an account as the auth service would, and returns the account's id. */
  signUp(): Promise<string>;
  /** Applies the migrations that `openDatabase` has left out. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates an empty database of the given type, and applies every migration, or those with names before `until`.
 * `DATABASE_URL` can name a server that is used instead of a new one.
 */
export async function openDatabase(kind: DatabaseKind, until = ''): Promise<Database> {
  const { execute, transaction, close } = await (kind === 'pglite' ? openPglite() : openPostgres());
  for (const sql of [SUPABASE_ROLES_SQL, SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql()])
    await execute(sql);
  await execute(getStorageSchemaSql());
  await execute(SUPABASE_GRANTS_SQL);
  const migrations = await readMigrations();
  const isLater = ({ name }: Migration) => until !== '' && name >= until;
  const apply = async (chosen: Migration[]) => {
    for (const { sql } of chosen) await execute(sql);
  };
  await apply(migrations.filter((migration) => !isLater(migration)));

  const query: Session['query'] = (sql, parameters) =>
    transaction((session) => session.query(sql, parameters));
  return {
    query,
    as: (actor, work) =>
      transaction(async (session) => {
        await session.query(ASSUME_ACTOR_SQL, [
          actor.role,
          actor.userId ?? '',
          JSON.stringify({ role: actor.role, sub: actor.userId }),
          JSON.stringify({ [WORKSPACE_HEADER]: actor.workspaceId }),
        ]);
        return work(session);
      }),
    async signUp() {
      const id = randomUUID();
      await query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
      return id;
    },
    migrate: () => apply(migrations.filter(isLater)),
    close,
  };
}

interface Driver {
  execute(sql: string): Promise<unknown>;
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

async function openPglite(): Promise<Driver> {
  const lite = await PGlite.create();
  return {
    execute: (sql) => lite.exec(sql),
    transaction: (work) =>
      lite.transaction((tx) =>
        work({
          async query<Row>(sql: string, parameters?: unknown[]) {
            return (await tx.query<Row>(sql, parameters)).rows;
          },
        }),
      ),
    close: () => lite.close(),
  };
}

async function openPostgres(): Promise<Driver> {
  const server = process.env.DATABASE_URL
    ? await createDatabase(process.env.DATABASE_URL)
    : await startPostgres();
  const pool = new Pool({
    connectionString: server.url,
    max: 24,
    types: { getTypeParser: (type) => PARSERS[type] ?? types.getTypeParser(type) },
  });
  // Ending the pool does not wait until its connections are closed. When the server ends, the remaining
  // connections would report errors.
  pool.on('error', () => {});
  return {
    execute: (statements) => pool.query(statements),
    async transaction<Result>(work: (session: Session) => Promise<Result>) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          async query<Row>(statement: string, parameters?: Parameter[]): Promise<Row[]> {
            return (await client.query(statement, parameters?.map(encodeList))).rows;
          },
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await server.stop();
    },
  };
}

/**
 * Lists are encoded as JSON, because the tests send lists only as jsonb, and the driver would write a
 * PostgreSQL array.
 */
const encodeList = (value: Parameter) => (Array.isArray(value) ? JSON.stringify(value) : value);

const toDate = (text: string) => new Date(text);

/**
 * Parsers of column values that return the same results as PGlite's parsers. The driver's own parser of dates
 * would use the machine's time zone.
 */
const PARSERS: Record<number, (text: string) => unknown> = {
  1082: toDate,
  1114: toDate,
  1184: toDate,
};

/** Creates a database on a running server; the returned `stop` drops the database. */
async function createDatabase(serverUrl: string): Promise<Pick<PostgresServer, 'url' | 'stop'>> {
  const name = `adwright_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const server = new Client(serverUrl);
    await server.connect();
    await server.query(statement);
    await server.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, stop: () => run(`drop database ${name} with (force)`) };
}

interface Migration {
  name: string;
  sql: string;
}

/** Returns the migrations in order; each migration is applied in one transaction. */
async function readMigrations(): Promise<Migration[]> {
  const folder = new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
}

/**
 * SQL for the settings that hosted Supabase makes before the first migration, mainly its generous default
 * privileges.
 */
const SUPABASE_ROLES_SQL = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
    end if;
  end;
  $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

const SUPABASE_GRANTS_SQL = `
  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
`;

const ASSUME_ACTOR_SQL = `
  select
    set_config('role', $1, true),
    set_config('request.jwt.claim.role', $1, true),
    set_config('request.jwt.claim.sub', $2, true),
    set_config('request.jwt.claims', $3, true),
    set_config('request.headers', $4, true)
`;
