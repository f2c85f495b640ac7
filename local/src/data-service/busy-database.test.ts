import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONNECTIONS_PER_CALLER } from './database/open-database.ts';
import { createUser, type DatabaseKind, startTestService, type TestService } from './testing.ts';

/** Database functions for tests that load the database like a hostile query. */
const HOSTILE_FUNCTIONS = `
  create function public.run_for_ever() returns void language plpgsql as $$ begin loop end loop; end; $$;
  create function public.overflow_stack() returns tsquery language sql as
    $$ select to_tsquery('simple', repeat('(', 60000) || 'a' || repeat(')', 60000)) $$;
  grant execute on function public.run_for_ever, public.overflow_stack to anon, authenticated;
`;

/** Time limit of users' statements, in milliseconds. */
const USER_STATEMENT_MS = 3000;

async function startWithHostileFunctions(database: DatabaseKind): Promise<TestService> {
  const service = await startTestService({ database });
  for (const statement of HOSTILE_FUNCTIONS.split(/;\n/).filter((text) => text.trim()))
    await service.query(statement);
  return service;
}

const saveAd = async (client: SupabaseClient, userId: string) => {
  const title = `Ad ${crypto.randomUUID()}`;
  const { error } = await client.from('ads').insert({ user_id: userId, title });
  if (error) throw error;
  return title;
};

const titlesOf = async (client: SupabaseClient) => {
  const { data, error } = await client.from('ads').select('title');
  if (error) throw error;
  return data.map(({ title }) => title);
};

let onPglite: TestService;
let onPostgres: TestService;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onPglite = await startWithHostileFunctions('pglite');
  onPostgres = await startWithHostileFunctions('postgres');
});
afterAll(() => Promise.all([onPglite?.close(), onPostgres?.close()]));

describe.each<DatabaseKind>(['pglite', 'postgres'])('a busy data service on %s', (database) => {
  let service: TestService;

  beforeAll(() => {
    service = database === 'pglite' ? onPglite : onPostgres;
  });

  it('the data service ends a user’s endless statement, and answers the user with 429', async () => {
    const [hostile, other] = [await createUser(service), await createUser(service)];
    const endless = await hostile.client.rpc('run_for_ever');
    expect(endless.error?.code).toBe('57014');

    const answer = await fetch(`${service.url}/rest/v1/ads?select=id`, {
      headers: {
        apikey: service.publishableKey,
        authorization: `Bearer ${hostile.accessToken}`,
      },
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(await answer.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect(await titlesOf(other.client)).toEqual([]);
  });

  it('only one of a user’s hundred endless statements runs, and all further statements are answered with 429', async () => {
    const [hostile, other] = [await createUser(service), await createUser(service)];
    const endless = Array.from({ length: 100 }, () => hostile.client.rpc('run_for_ever'));
    await delay(USER_STATEMENT_MS + 500);
    expect(await titlesOf(other.client)).toEqual([]);
    const codes = (await Promise.all(endless)).map(({ error }) => error?.code);
    const ended = codes.filter((code) => code === '57014').length;
    expect(ended).toBeGreaterThan(0);
    expect(ended).toBeLessThanOrEqual(database === 'pglite' ? 1 : CONNECTIONS_PER_CALLER);
    expect(new Set(codes)).toEqual(new Set(['57014', 'over_request_rate_limit']));
  });

  it('requests beyond the three hundred that may wait for the database are answered with 429', async () => {
    const { client } = await createUser(service);
    const answers = await Promise.all(
      Array.from({ length: 600 }, () => client.from('ads').select('id')),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it.each([
    'title=match.^(a%2B)(a%2B)(a%2B)%5C1%5C2%5C3$',
    'title=imatch.a',
    'title=not.match.a',
    'or=(title.imatch.a,id.eq.1)',
    'ad_text=fts.soup',
    'ad_text=wfts(english).soup',
  ])('the data service refuses a query with %s', async (query) => {
    const { accessToken } = await createUser(service);
    const answer = await fetch(`${service.url}/rest/v1/ads?select=id&${query}`, {
      headers: { apikey: service.publishableKey, authorization: `Bearer ${accessToken}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'PGRST100',
      message: expect.stringContaining('not available'),
    });
  });
});

describe('the process of the embedded database under faults', () => {
  const askHealth = async () => (await fetch(`${onPglite.url}/health`)).status;

  it('the database’s process is replaced after a stack overflow, and no acknowledged row is lost', async () => {
    const [hostile, other] = [await createUser(onPglite), await createUser(onPglite)];
    const before = await saveAd(other.client, other.id);
    const [overflow, during] = await Promise.all([
      hostile.client.rpc('overflow_stack'),
      saveAd(other.client, other.id),
    ]);
    expect(overflow.error?.code).toBe('08006');
    expect((await titlesOf(other.client)).sort()).toEqual([before, during].sort());
    expect(await askHealth()).toBe(200);
  });

  it('the database’s process counts as unhealthy until its data files can be opened again', async () => {
    const [hostile, { client, id }] = [await createUser(onPglite), await createUser(onPglite)];
    const title = await saveAd(client, id);
    const version = path.join(onPglite.dataDir, 'db', 'PG_VERSION');
    const content = await readFile(version);
    await writeFile(version, 'no version');
    await hostile.client.rpc('overflow_stack');
    expect(await askHealth()).toBe(503);
    await writeFile(version, content);
    await expect.poll(askHealth, { timeout: 25_000 }).toBe(200);
    expect(await titlesOf(client)).toEqual([title]);
  }, 60_000);
});
