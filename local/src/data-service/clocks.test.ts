import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAddress,
  createClientFor,
  createUser,
  findNewestLink,
  PASSWORD,
  startTestService,
  type TestService,
} from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let service: TestService;
/** Milliseconds by which the database's clock is ahead of the machine's. */
const clockAhead = new Float64Array(new SharedArrayBuffer(8));

beforeAll(async () => {
  service = await startTestService({ database: 'pglite', clockAhead });
});
afterAll(() => service.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  clockAhead[0] = 0;
  vi.useRealTimers();
});

describe.each([-65, -5, 5, 65])(
  'the data service on a database with a clock that is off by %i minutes',
  (minutes) => {
    beforeEach(() => {
      clockAhead[0] = minutes * MINUTE;
    });

    const follow = async (email: string) => {
      const answer = await fetch(findNewestLink(service, email), { redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    };

    it('a link in a mail is valid for an hour and no longer', async () => {
      const email = createAddress();
      const signUp = () => createClientFor(service).auth.signUp({ email, password: PASSWORD });
      await signUp();
      // The data service sends this second mail, and Supabase Lite sent the first, so both types of link are
      // tested.
      await signUp();
      vi.setSystemTime(Date.now() + 55 * MINUTE);
      expect(await follow(email)).toContain('access_token=');
      await createClientFor(service).auth.resetPasswordForEmail(email);
      vi.setSystemTime(Date.now() + 61 * MINUTE);
      expect(await follow(email)).not.toContain('access_token=');
    });

    it('the data service renews sessions, records spends and returns them to their user', async () => {
      const { client, id } = await createUser(service);
      expect((await client.auth.refreshSession()).error).toBeNull();
      const spend = { user_id: id, feature_name: 'Create Ad', required_credits: 1 };
      expect((await client.rpc('check_and_consume_credits', spend)).data).toBe(true);
      const { data } = await client.from('users').select('credits_used').single();
      expect(data).toEqual({ credits_used: 1 });
    });
  },
);

it('a session with a start in the future can change the password only with the current password', async () => {
  const { client } = await createUser(service);
  vi.setSystemTime(Date.now() - HOUR);
  await client.auth.refreshSession();
  const { error } = await client.auth.updateUser({ password: 'brand-new-3' });
  expect(error?.code).toBe('reauthentication_needed');
});

it('a session continues after the clock was set back, once its token is renewed', async () => {
  const { client } = await createUser(service);
  vi.setSystemTime(Date.now() - HOUR);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.from('users').select('id').single()).error).toBeNull();
});

it('a session continues after the clock had been ahead and was set back', async () => {
  const { client } = await createUser(service);
  const before = Date.now();
  vi.setSystemTime(before + 40 * 24 * HOUR);
  expect((await client.auth.refreshSession()).error).toBeNull();
  vi.setSystemTime(before + MINUTE);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.from('users').select('id').single()).error).toBeNull();
});
