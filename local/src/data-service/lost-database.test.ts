import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../supabase/tests/postgres-server.ts';
import { connectToPostgres, type OpenDatabase } from './database/open-database.ts';
import { OUTAGE_MESSAGE } from './database/outage.ts';
import {
  createClientFor,
  createUser,
  PASSWORD,
  startTestService,
  type TestService,
} from './testing.ts';

// The time limits are long, because this test starts its own PostgreSQL server, which it also stops.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SLOW_FUNCTION = `
  create function public.sleep() returns void language sql as 'select pg_sleep(20)';
  grant execute on function public.sleep to authenticated;
`;

const TERMINATE = `
  select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
`;

async function asOwner(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Starts a call that sleeps in the database, and ends the call's connection from the server.
 * @returns the answer to the call
 */
async function killAsleep<Answer>(call: () => PromiseLike<Answer>): Promise<Answer> {
  const sleeping = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`;
  for (;;) {
    let isAnswered = false;
    const answer = call().then((answered) => {
      isAnswered = true;
      return answered;
    });
    // The call may run on a connection that an earlier kill has ended; the call is then answered without
    // sleeping.
    while (!isAnswered) {
      const [asleep] = await service.query(sleeping);
      if (asleep) {
        await asOwner(server.url, TERMINATE);
        const answered = await answer;
        // The service needs a moment to notice that its other connections have ended.
        await delay(200);
        return answered;
      }
      await delay(20);
    }
  }
}

let server: PostgresServer;
let service: TestService;
let report: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  report = vi.spyOn(console, 'error').mockImplementation(() => {});
  server = await startPostgres();
  service = await startTestService({ databaseUrl: server.url });
  await asOwner(server.url, SLOW_FUNCTION);
});
afterAll(async () => {
  await service?.close();
  await server?.stop();
  report.mockRestore();
});

/** Sends a request that reads rows, and returns the answer's status. */
async function read(accessToken: string): Promise<number> {
  const headers = { apikey: service.publishableKey, authorization: `Bearer ${accessToken}` };
  return (await fetch(`${service.url}/rest/v1/ads?select=id`, { headers })).status;
}

describe('connections that the PostgreSQL server closes', () => {
  it('a request fails with 503 and a readable message when the server closes its connection during the query', async () => {
    const { client, accessToken } = await createUser(service);
    const { status, error } = await killAsleep(() => client.rpc('sleep'));
    expect(status).toBe(503);
    expect(error?.message).toBe(OUTAGE_MESSAGE);
    expect(await read(accessToken)).toBe(200);
  });

  it('closing an idle connection fails no request', async () => {
    const { accessToken } = await createUser(service);
    await Promise.all(Array.from({ length: 20 }, () => read(accessToken)));
    await asOwner(server.url, TERMINATE);
    await delay(200);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => read(accessToken)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('the time of a query on a closed connection does not count against the caller’s limit', async () => {
    const { client, accessToken } = await createUser(service);
    for (let kill = 0; kill < 3; kill += 1) {
      await killAsleep(() => client.rpc('sleep'));
    }
    expect(await read(accessToken)).toBe(200);
  });

  it('no credit and no confirmed row is lost when the server repeatedly closes connections', async () => {
    const { client, id } = await createUser(service);
    let isOver = false;
    const done = { spends: 0, unknown: 0, ads: [] as string[] };
    const statuses = new Set<number>();
    const work = async () => {
      while (!isOver) {
        const spend = { user_id: id, feature_name: 'Create Ad', required_credits: 1 };
        const spent = await client.rpc('check_and_consume_credits', spend);
        statuses.add(spent.status);
        if (spent.data === true) done.spends += 1;
        if (spent.error) done.unknown += 1;
        const saved = await client.from('ads').insert({ user_id: id }).select('id').single();
        statuses.add(saved.status);
        if (saved.data) done.ads.push(saved.data.id);
      }
    };
    const workers = Array.from({ length: 4 }, work);
    for (let kill = 0; kill < 12; kill += 1) {
      await delay(150);
      await asOwner(server.url, TERMINATE);
    }
    isOver = true;
    await Promise.all(workers);
    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    const [account] = await service.query(
      `select credits_used, ads_limit - credits_used as balance,
         (select sum(amount)::int from public.credit_ledger where user_id = $1) as ledger
       from public.users where id = $1`,
      [id],
    );
    expect(account?.ledger).toBe(account?.balance);
    expect(account?.credits_used).toBeGreaterThanOrEqual(done.spends);
    expect(account?.credits_used).toBeLessThanOrEqual(done.spends + done.unknown);
    const rows = await service.query('select id from public.ads where user_id = $1', [id]);
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(done.ads));
    expect(done.ads.length).toBeGreaterThan(0);
  });
});

it('a transaction is rolled back when its connection ends between two statements', async () => {
  const opened: OpenDatabase = await connectToPostgres(server.url);
  await opened.database.script('create table if not exists public.notes (text text)');
  const countNotes = () => opened.database.query('select count(*) as notes from public.notes');
  const interrupted = opened.connection.kysely.transaction().execute(async (transaction) => {
    await sql`insert into public.notes values ('lost')`.execute(transaction);
    await asOwner(server.url, TERMINATE);
    await delay(200);
    await sql`insert into public.notes values ('late')`.execute(transaction);
  });
  await expect(interrupted).rejects.toMatchObject({ code: '08006', message: OUTAGE_MESSAGE });
  expect(await countNotes()).toEqual([{ notes: 0 }]);
  await opened.close();
});

it('while the PostgreSQL server is down, requests get 503 and sessions remain; afterwards requests succeed again', async () => {
  const { client, email, accessToken } = await createUser(service);
  const { data: before } = await client.auth.getSession();
  await server.crash();

  expect(await read(accessToken)).toBe(503);
  const login = await createClientFor(service).auth.signInWithPassword({
    email,
    password: PASSWORD,
  });
  expect(login.error).toMatchObject({ status: 503, message: OUTAGE_MESSAGE });
  const listed = await client.storage.from('ad_images').list('x');
  expect(listed.error).toMatchObject({ message: OUTAGE_MESSAGE });
  expect((await fetch(`${service.url}/health`)).status).toBe(503);

  await server.start();
  expect(await read(accessToken)).toBe(200);
  const again = await createClientFor(service).auth.signInWithPassword({
    email,
    password: PASSWORD,
  });
  expect(again.error).toBeNull();
  const refreshed = await client.auth.refreshSession(before.session ?? undefined);
  expect(refreshed.error).toBeNull();
});

it('a connection with a prepared statement never returns to the pool', async () => {
  const opened: OpenDatabase = await connectToPostgres(server.url);
  const { kysely } = opened.connection;
  const countOf = (list: number[]) =>
    sql<{ count: number }>`select cardinality(${list}::int[]) as count`.execute(kysely);
  const { query } = Client.prototype;
  const failing = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...[text, ...others]: Parameters<typeof query>
  ) {
    const isReading = `${text}`.startsWith('select parameter_types');
    return Reflect.apply(query, this, [isReading ? 'select 1 / 0' : text, ...others]);
  });
  await expect(countOf([1])).rejects.toThrow('division by zero');
  failing.mockRestore();
  expect((await countOf([1, 2])).rows).toEqual([{ count: 2 }]);
  await opened.close();
});
