import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openBooks } from './books.ts';
import { createUserActor, type Database, openDatabase, service } from './database.ts';

/** PGlite reads the time from this machine's clock, which these tests change. */
let database: Database;

const START = Date.parse('2027-03-10T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let now = START;
const setClock = (time: number) => {
  now = time;
  vi.setSystemTime(time);
};
/** Runs the scheduled job that runs every minute. */
const tick = async () => {
  const mails = await database.as(service, (session) =>
    session.query<{ id: string; recipient: string }>('select * from public.take_due_mails()'),
  );
  await database.as(service, (session) => session.query('select public.release_stale_spends()'));
  return mails;
};
/** Moves the clock ahead, runs the minute's job and the given work, and moves the clock back. */
const jumpAheadAndBack = async (work: () => Promise<unknown> = async () => {}) => {
  const before = now;
  setClock(before + 40 * DAY);
  await tick();
  await work();
  setClock(before + MINUTE);
  await tick();
};
/** Runs the minute's job with a steady clock for an hour. */
const runForAnHour = async () => {
  const start = now;
  for (let minutes = 2; minutes <= 64; minutes += 2) {
    setClock(start + minutes * MINUTE);
    await tick();
  }
};
const subscribe = async (id: string) => {
  await database.query(
    `insert into public.subscriptions values ($1, 'starter', 'active', now() + interval '20 days', false)`,
    [id],
  );
  await database.query(`select private.start_period($1, 'starter', now() + interval '20 days')`, [
    id,
  ]);
};
const account = (id: string) => openBooks(database).account(id);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(START);
  database = await openDatabase('pglite');
});
afterAll(async () => {
  await database.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  await database.query('delete from private.clock');
  setClock(START);
  await tick();
});
afterEach(async () => {
  await database.query('truncate private.mails, private.chores, private.prelead_attempts');
});

it('a jump of the clock ahead ends no subscription', async () => {
  const id = await database.signUp();
  await subscribe(id);
  const before = await account(id);
  await jumpAheadAndBack();
  expect(await account(id)).toEqual(before);
});

it('expired subscriptions end an hour after the start of a server that was off for weeks', async () => {
  const id = await database.signUp();
  await subscribe(id);
  setClock(START + 40 * DAY);
  await tick();
  expect((await account(id)).plan_name).toBe('starter');
  await runForAnHour();
  expect((await account(id)).plan_name).toBe('starter50');
});

it('a jump of the clock ahead deletes no data as too old', async () => {
  const id = await database.signUp();
  await database.query(
    `insert into public.preleads (email, created_at) values ($1, now() - interval '11 months')`,
    [`${randomUUID()}@example.com`],
  );
  await database.query(
    `insert into storage.objects (bucket_id, name, created_at) values ('uploads', $1, now())`,
    [`${id}/product_1.jpg`],
  );
  const count = async () => (await database.query('select from public.preleads')).length;
  const preleads = await count();
  const orphans = () =>
    database.as(service, (session) =>
      session.query<{ name: string }>('select * from public.orphaned_objects()'),
    );
  await jumpAheadAndBack(async () => {
    expect(await count()).toBe(preleads);
    expect((await orphans()).filter(({ name }) => name.startsWith(id))).toEqual([]);
  });
});

it('a jump of the clock ahead deletes no account before its week is over', async () => {
  const id = await database.signUp();
  const takeDue = () =>
    database.as(service, (session) =>
      session.query<{ id: string }>('select * from public.take_due_deletions() as id'),
    );
  await database.as(service, (session) =>
    session.query('select public.ask_for_deletion($1)', [id]),
  );
  await jumpAheadAndBack(async () => {
    expect(await takeDue()).toEqual([]);
  });
  expect(await takeDue()).toEqual([]);
});

it('the deletion of old data continues after the clock jumps ahead and back', async () => {
  await jumpAheadAndBack(async () => {
    await database.query(`update private.chores set done_at = now()`);
  });
  await database.query(
    `insert into private.module_visits (module, version, visitor, seen_at)
     values ('mf-a', '1', '\\x00', now() - interval '15 days')`,
  );
  await runForAnHour();
  await runForAnHour();
  expect(await database.query(`select from private.module_visits where visitor = '\\x00'`)).toEqual(
    [],
  );
});

it('a mail that was refused while the clock was ahead is due again after the clock is corrected', async () => {
  const id = await database.signUp();
  await database.query(
    `insert into private.mails (user_id, kind, subject_id, details) values ($1, 'receipt', 'one', '{}')`,
    [id],
  );
  setClock(START + 40 * DAY);
  expect(await tick()).toHaveLength(1);
  setClock(START + MINUTE);
  expect(await tick()).toHaveLength(1);
});

it('a trial that was renewed while the clock was ahead ends no later than a trial that begins now', async () => {
  const id = await database.signUp();
  await jumpAheadAndBack();
  await runForAnHour();
  const { reset_date, ads_limit, credits_used } = await account(id);
  expect(reset_date.getTime()).toBeLessThanOrEqual(START + 31 * DAY);
  expect(reset_date.getTime()).toBeGreaterThan(START + 29 * DAY);
  expect(ads_limit - credits_used).toBe(50);
});

it('a clock that is behind for less than an hour shortens no trial and no link to an export', async () => {
  const id = await database.signUp();
  await database.query(
    `insert into private.account_exports (user_id, state, expires_at)
     values ($1, 'ready', now() + interval '6 days')`,
    [id],
  );
  const ends = async () => [
    (await account(id)).reset_date,
    await database.query('select expires_at from private.account_exports where user_id = $1', [id]),
  ];
  const before = await ends();
  setClock(START - 300 * DAY);
  await tick();
  setClock(START - 300 * DAY + 50 * MINUTE);
  await tick();
  setClock(START + 50 * MINUTE);
  await tick();
  expect(await ends()).toEqual(before);
});

it('a charge that was made while the clock was ahead is refunded fifteen minutes after the clock is right', async () => {
  const id = await database.signUp();
  const books = openBooks(database);
  await jumpAheadAndBack(() => books.spend(id, 'Creative Boost'));
  expect((await account(id)).credits_used).toBe(10);
  setClock(now + 16 * MINUTE);
  await tick();
  expect((await account(id)).credits_used).toBe(0);
});

it('a job with a worker that died while the clock was ahead is refunded minutes after the clock is right', async () => {
  const id = await database.signUp();
  const books = openBooks(database);
  await jumpAheadAndBack(async () => {
    await books.spend(id, 'Creative Boost');
    expect((await books.claim(id, randomUUID(), 'Creative Boost')).outcome).toBe('claimed');
  });
  setClock(now + 6 * MINUTE);
  await tick();
  expect((await account(id)).credits_used).toBe(0);
});

it('a checkout that began while the clock was ahead blocks no other checkout after the clock is right', async () => {
  const id = await database.signUp();
  const begin = async () => {
    const [row] = await database.as(service, (session) =>
      session.query<{ began: boolean }>('select public.begin_checkout($1, $2) as began', [
        id,
        randomUUID(),
      ]),
    );
    return row?.began;
  };
  await jumpAheadAndBack(begin);
  expect(await begin()).toBe(true);
});

it('an export that was requested while the clock was ahead is created, and may be requested again', async () => {
  const id = await database.signUp();
  const ask = async () => {
    const [row] = await database.as(service, (session) =>
      session.query<{ answer: { wait_seconds: number } }>(
        'select public.ask_for_export($1) as answer',
        [id],
      ),
    );
    return row?.answer.wait_seconds;
  };
  const takeOne = () =>
    database.as(service, (session) =>
      session.query<{ id: string; attempt: number }>('select * from public.take_export()'),
    );
  await jumpAheadAndBack(async () => {
    await ask();
    await takeOne();
  });
  setClock(now + 6 * MINUTE);
  const [taken] = await takeOne();
  expect(taken?.attempt).toBe(2);
  await database.as(service, (session) =>
    session.query(`select public.finish_export($1, 2, 'a', 1, 1)`, [taken?.id ?? '']),
  );
  expect(await ask()).toBeLessThanOrEqual(3600);
});

it('email addresses that were left while the clock was ahead don’t count towards the limit', async () => {
  const leave = (count: number) =>
    database.query(
      `insert into private.prelead_attempts (client)
       select decode(md5(each::text), 'hex') from generate_series(1, $1) as each`,
      [count],
    );
  await jumpAheadAndBack(() => leave(400));
  expect(await database.query('select from private.prelead_attempts')).toEqual([]);
});

it('balance, spends and periods stay consistent when a clock is set back by an hour', async () => {
  const id = await database.signUp();
  const books = openBooks(database);
  await books.spend(id, 'Creative Boost');
  const key = randomUUID();
  expect((await books.claim(id, key, 'Creative Boost')).outcome).toBe('claimed');
  const before = await account(id);
  setClock(START - HOUR);
  await tick();
  expect((await books.claim(id, key, 'Creative Boost')).outcome).toBe('running');
  expect(await account(id)).toEqual(before);
  const [sum] = await database.as(createUserActor(id), (session) =>
    session.query<{ sum: string }>('select sum(amount) from public.credit_ledger'),
  );
  expect(Number(sum?.sum)).toBe(before.ads_limit - before.credits_used);
});
