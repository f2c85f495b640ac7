import { createFunctions } from '@adwright/supabase-project/functions';
import { vi } from 'vitest';
import * as z from 'zod';
import { createClientFor, findNewestLink, PASSWORD } from '../data-service/testing.ts';
import { openShop, press, startCheckout, type TestShop } from '../payments/testing.ts';
import type { Person } from '../testing/engine-under-kill.ts';
import type { Probe } from './tally.ts';
import { forgeToken } from './world.ts';
import { AUDIT_SQL, type Audit, auditSchema } from './year-audit.ts';

const DAY_MS = 86_400_000;
/** The simulated year starts on 31 January of a leap year, because most months have no 31st day. */
const START = Date.parse('2028-01-31T10:00:00Z');
const DAYS = 366;
/** Interval in days at which a user creates data with a limited lifetime. */
const LEFT_EVERY_DAYS = 15;
const SPENT_EVERY_DAYS = 4;

/** Lifetimes in days of the data with a limited lifetime, by the data's name in the audit. */
const KEPT_DAYS = { preleads: 366, visits: 14, uploads: 30 } as const;

interface Story {
  /** Day of the simulated year on which the user signs up. */
  from: number;
  /** The user's actions, by the day of the simulated year. */
  days: Record<number, (year: Year, name: string) => Promise<void>>;
}

/**
 * The users of the simulated year by name, each with the user's actions. Day 29 of the simulated year is 29
 * February.
 */
const STORIES: Record<string, Story> = {
  'never pays': { from: 0, days: {} },
  'pays on the 31st': { from: 0, days: { 0: subscribe } },
  'pays on the leap day': { from: 29, days: { 29: subscribe } },
  'cancels in May': { from: 3, days: { 3: subscribe, 100: openPortal('cancel') } },
  'pays late, then never': {
    from: 14,
    days: {
      14: subscribe,
      120: openPortal('decline-next'),
      139: openPortal('pay-open'),
      140: openPortal('accept-next'),
      200: openPortal('decline-next'),
    },
  },
  'gets the money back': { from: 20, days: { 20: subscribe, 40: refund } },
  'loses a dispute': {
    from: 25,
    days: { 25: subscribe, 60: openPortal('dispute'), 70: openPortal('lose-dispute') },
  },
  'wins a dispute': {
    from: 26,
    days: { 26: subscribe, 80: openPortal('dispute'), 90: openPortal('win-dispute') },
  },
  'leaves and comes back': { from: 10, days: { 28: leave, 38: comeBack } },
};

/** One line of the printed table: the changes of one month. */
interface Month {
  name: string;
  renewals: number;
  mails: number;
  plans: Map<string, number>;
}

/** Simulates a year day by day, and checks all counters and stored records on each simulated day. */
export async function simulateYear(probe: Probe): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const year = await openYear();
  try {
    for (let day = 0; day <= DAYS; day += 1) {
      year.setDay(day);
      await liveThroughDay(year, day);
      await judge(year, day, probe);
    }
    await judgeWhole(year, probe);
    console.log(`\n${describe(year.months)}\n`);
  } finally {
    await year.shop.close();
    vi.useRealTimers();
  }
}

interface Year {
  shop: TestShop;
  functions: ReturnType<typeof createFunctions>;
  people: Map<string, Person>;
  /** Users with deleted accounts, by name. */
  gone: Map<string, Person>;
  /** Days on which users created data with a limited lifetime, by the data's name in the audit. */
  left: Record<keyof typeof KEPT_DAYS, number[]>;
  months: Map<string, Month>;
  setDay(day: number): void;
}

async function openYear(): Promise<Year> {
  const machine = Date.now();
  const clockAhead = new Float64Array(new SharedArrayBuffer(8));
  const setDay = (day: number) => {
    const time = START + day * DAY_MS;
    vi.setSystemTime(time);
    clockAhead[0] = time - (vi.getRealSystemTime?.() ?? machine);
  };
  setDay(0);
  const shop = await openShop(undefined, 'pglite', clockAhead);
  return {
    shop,
    functions: createFunctions(shop.environment),
    people: new Map(),
    gone: new Map(),
    left: { preleads: [], visits: [], uploads: [] },
    months: new Map(),
    setDay,
  };
}

async function liveThroughDay(year: Year, day: number): Promise<void> {
  const { shop, people, functions } = year;
  for (const [name, { from, days }] of Object.entries(STORIES)) {
    if (from === day) people.set(name, await shop.newUser());
    await days[day]?.(year, name);
  }
  await shop.endDuePeriods();
  if (day % SPENT_EVERY_DAYS === 0)
    for (const person of people.values()) await spendOne(year, person);
  if (day % LEFT_EVERY_DAYS === 0) await leaveThings(year, day);
  for (const name of ['send-mails', 'make-exports', 'sweep-pictures', 'delete-accounts'] as const)
    await callAsSchedule(year, functions[name]);
  await shop.admin.rpc('release_stale_spends');
}

async function callAsSchedule(
  { shop }: Year,
  work: (request: Request) => Promise<Response>,
): Promise<void> {
  const headers = { Authorization: `Bearer ${shop.service.secretKey}` };
  const answer = await work(new Request(shop.service.url, { method: 'POST', headers }));
  if (!answer.ok) throw new Error(`a scheduled function answered ${answer.status}`);
}

/** Returns a client with a current session of this user. */
async function createClient({ shop }: Year, { id }: Person) {
  return createClientFor(shop.service, shop.service.publishableKey, await forgeToken({ shop }, id));
}

function findPerson({ people }: Year, name: string): Person {
  const person = people.get(name);
  if (!person) throw new Error(`nobody ${name}`);
  return person;
}

async function spendOne(year: Year, person: Person): Promise<void> {
  const client = await createClient(year, person);
  await client.rpc('check_and_consume_credits', {
    user_id: person.id,
    feature_name: 'Create Ad',
    required_credits: 1,
  });
  // The charge is claimed, because the product refunds unclaimed charges.
  await year.shop.admin.rpc('claim_spend', {
    p_user_id: person.id,
    p_feature_name: 'Create Ad',
    p_idempotency_key: crypto.randomUUID(),
    p_request: {},
    p_lease_seconds: 60,
  });
}

async function leaveThings({ shop, left, people }: Year, day: number): Promise<void> {
  const [owner] = people.values();
  await shop.service.query('insert into public.preleads (email) values ($1)', [
    `day-${day}@example.com`,
  ]);
  await shop.service.query(
    `insert into private.module_visits (module, version, visitor) values ('mf-a', $1, '\\x00')`,
    [String(day)],
  );
  await shop.service.query(`insert into storage.objects (bucket_id, name) values ('uploads', $1)`, [
    `${owner?.id}/product_${day}.jpg`,
  ]);
  for (const days of Object.values(left)) days.push(day);
}

async function subscribe(year: Year, name: string): Promise<void> {
  const client = await createClient(year, findPerson(year, name));
  const { data } = await startCheckout(year.shop, client);
  await press(data?.url ?? '', 'subscribe');
}

function openPortal(button: string) {
  return async (year: Year, name: string) => {
    const client = await createClient(year, findPerson(year, name));
    const { data } = await client.functions.invoke<{ url: string }>('billing-portal', {
      body: { return_url: `${year.shop.shellUrl}/billing` },
    });
    await press(data?.url ?? '', button);
  };
}

async function refund({ shop, people }: Year, name: string): Promise<void> {
  const customer = await shop.admin.rpc('payment_customer', { p_user_id: people.get(name)?.id });
  const { data } = await shop.stripe.charges.list({ customer: String(customer.data) });
  await shop.stripe.refunds.create({ charge: data[0]?.id ?? '' });
}

async function leave(year: Year, name: string): Promise<void> {
  const person = findPerson(year, name);
  const client = await createClient(year, person);
  await client.functions.invoke('delete-account', { body: { email: person.email } });
  year.people.delete(name);
  year.gone.set(name, person);
}

/**
 * Signs up again ten days after the request to delete the account, three days after the deletion itself.
 */
async function comeBack(year: Year, name: string): Promise<void> {
  const { shop, gone, people } = year;
  const { email } = gone.get(name) ?? (await shop.newUser());
  const client = createClientFor(shop.service);
  await client.auth.signUp({ email, password: PASSWORD });
  await fetch(findNewestLink(shop.service, email), { redirect: 'manual' });
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const { user, session } = data;
  people.set(name, { client, id: user.id, email, accessToken: session.access_token });
}

/** Days on which the product is expected to charge a user who started on 31 January. */
const DAYS_OF_THE_31ST =
  '2028-01-31 2028-02-29 2028-03-31 2028-04-30 2028-05-31 2028-06-30 2028-07-31 2028-08-31 2028-09-30 2028-10-31 2028-11-30 2028-12-31 2029-01-31';

async function judgeWhole(year: Year, probe: Probe): Promise<void> {
  const { service } = year.shop;
  const { id } = findPerson(year, 'pays on the 31st');
  const paid = await service.query(
    `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day from public.invoices
     where user_id = $1 and status = 'paid' order by 1`,
    [id],
  );
  const days = paid.map(({ day }) => day).join(' ');
  probe(`who began on the 31st paid on ${days}`, days === DAYS_OF_THE_31ST);
  await service.query('update public.users set credits_used = credits_used + 1 where id = $1', [
    id,
  ]);
  const [row] = await service.query(AUDIT_SQL);
  const { problems } = auditSchema.parse(row?.audit);
  probe('the audit finds a book that was changed by hand', problems.length > 0);
}

async function judge(year: Year, day: number, probe: Probe): Promise<void> {
  const [row] = await year.shop.service.query(AUDIT_SQL);
  const audit = auditSchema.parse(row?.audit);
  const date = new Date().toISOString().slice(0, 10);
  for (const problem of audit.problems) probe(`${date}: ${problem}`, false);
  probe(`${date}: books, periods and ages`, audit.problems.length === 0);
  for (const [kind, days] of Object.entries(KEPT_DAYS)) {
    const left = year.left[z.enum(['preleads', 'visits', 'uploads']).parse(kind)];
    const young = left.filter((leftOn) => day - leftOn < days).length;
    const old = left.filter((leftOn) => day - leftOn > days + 1).length;
    const here = audit.kept[kind] ?? 0;
    const isRight = here >= young && here <= left.length - old;
    probe(`${date}: ${here} ${kind} are here, ${young} are young enough`, isRight);
  }
  note(year, date, audit);
}

function note({ months }: Year, date: string, audit: Audit): void {
  const name = date.slice(0, 7);
  months.set(name, {
    name,
    renewals: audit.renewals,
    mails: audit.mails,
    plans: new Map(Object.entries(audit.plans)),
  });
}

function describe(months: Year['months']): string {
  const lines = [...months.values()].map(({ name, renewals, mails, plans }) =>
    [name, renewals, mails, plans.get('starter50') ?? 0, plans.get('starter') ?? 0]
      .map((cell) => String(cell).padStart(12))
      .join(''),
  );
  const head = ['month', 'periods', 'mails kept', 'on trial', 'paying'];
  return [head.map((cell) => cell.padStart(12)).join(''), ...lines].join('\n');
}
