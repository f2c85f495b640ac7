import { FEATURES } from '@adwright/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, startTestService, type TestService } from './testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ database: 'postgres' });
});
afterAll(async () => {
  await service?.close();
});

it('the data service works the same on a real PostgreSQL', async () => {
  const { client, id } = await createUser(service);
  const { name, cost } = FEATURES.createAd;
  const spends = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.rpc('check_and_consume_credits', {
        user_id: id,
        feature_name: name,
        required_credits: cost,
      }),
    ),
  );
  expect(spends.every(({ data }) => data === true)).toBe(true);
  const { data: row } = await client.from('users').select('credits_used, reset_date').single();
  expect(row?.credits_used).toBe(20 * cost);
  expect(row?.reset_date).toMatch(/T.*\+00:00$/);

  const [stored] = await service.query(
    'select jsonb_typeof(raw_user_meta_data) as kind from auth.users',
  );
  expect(stored?.kind).toBe('object');
});

it('the data service limits the number of database connections for users and for the service', async () => {
  const [limits] = await service.query(`
    select
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      (select string_agg(setting, ' ' order by setting) from pg_roles, unnest(rolconfig) as setting
        where rolname = 'authenticated') as users
  `);
  expect(limits).toEqual({
    statement: '30s',
    idle: '15s',
    users: 'idle_in_transaction_session_timeout=10s statement_timeout=3s',
  });
});
