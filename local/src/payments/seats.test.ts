import { EXTRA_SEAT, STARTER_PLAN } from '@adwright/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createClientFor } from '../data-service/testing.ts';
import { openShop, press, startCheckout, type TestShop, waitUntil } from './testing.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

type Person = Awaited<ReturnType<TestShop['newUser']>>;

const PLAN_CENTS = Math.round(STARTER_PLAN.priceUsd * 100);
const SEAT_CENTS = Math.round(EXTRA_SEAT.priceUsd * 100);

async function subscribe(): Promise<Person> {
  const person = await shop.newUser();
  const { data } = await startCheckout(shop, person.client);
  await press(data?.url ?? '', 'subscribe');
  await waitUntil(async () =>
    expect((await person.client.from('users').select('*').single()).data).toMatchObject({
      plan_name: STARTER_PLAN.name,
    }),
  );
  return person;
}

const setSeats = ({ client }: Person, extra_seats: unknown) =>
  client.functions.invoke('change-subscription', { body: { extra_seats } });

async function refusal(answer: Awaited<ReturnType<typeof setSeats>>) {
  const response: Response = answer.error?.context;
  return {
    status: response.status,
    ...z.object({ error: z.string() }).parse(await response.json()),
  };
}

const seats = async ({ client }: Person) =>
  (await client.from('subscriptions').select('extra_seats').single()).data?.extra_seats;

/** Reads the amounts of a user's invoices, in cents, oldest first. */
async function amounts({ client }: Person) {
  const { data } = await client.from('invoices').select('amount_paid, number').order('number');
  return data?.map((each) => each.amount_paid);
}

async function openPortal({ client }: Person): Promise<string> {
  const { data } = await client.functions.invoke<{ url: string }>('billing-portal', {
    body: { return_url: `${shop.shellUrl}/billing` },
  });
  if (!data) throw new Error('the account has no customer portal');
  return data.url;
}

async function makeWorkspace({ client }: Person): Promise<string> {
  const { data } = await client.rpc('create_workspace', { p_name: 'Kestrel' });
  return z.object({ id: z.string() }).parse(data).id;
}

async function inviteEditor({ client }: Person, workspace: string, email: string) {
  const { data } = await client.rpc('invite_member', {
    p_workspace_id: workspace,
    p_email: email,
    p_role: 'editor',
  });
  return z.object({ outcome: z.string() }).parse(data).outcome;
}

it('buying a seat charges for the remaining part of the period, and an editor can then join', async () => {
  const person = await subscribe();
  const workspace = await makeWorkspace(person);
  expect(await inviteEditor(person, workspace, 'first@seats.example')).toBe('no_seat');

  shop.setDoor('held');
  expect((await setSeats(person, 1)).data).toEqual({ extra_seats: 1 });
  shop.setDoor('open');

  expect(await seats(person)).toBe(1);
  expect(await inviteEditor(person, workspace, 'first@seats.example')).toBe('done');
  expect(await amounts(person)).toEqual([PLAN_CENTS, SEAT_CENTS]);
});

it('requests for seats that arrive at the same moment are charged once', async () => {
  const person = await subscribe();
  const answers = await Promise.all([1, 2, 3].map(() => setSeats(person, 2)));

  expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ extra_seats: 2 })));
  expect(await amounts(person)).toEqual([PLAN_CENTS, 2 * SEAT_CENTS]);
});

it('the price of returned seats is credited on the next invoice', async () => {
  const person = await subscribe();
  await setSeats(person, 3);
  await setSeats(person, 1);
  expect(await seats(person)).toBe(1);

  await press(await openPortal(person), 'end-period');
  await waitUntil(async () =>
    // The amount is the price of the plan and one seat, minus two seats of the previous period.
    expect(await amounts(person)).toEqual([
      PLAN_CENTS,
      3 * SEAT_CENTS,
      Math.max(0, PLAN_CENTS + SEAT_CENTS - 2 * SEAT_CENTS),
    ]),
  );
  expect(await seats(person)).toBe(1);
});

it('the plan’s credits stay unchanged for any outcome of the payment for seats', async () => {
  const person = await subscribe();
  await setSeats(person, 1);
  const { data } = await person.client.from('users').select('ads_limit, credits_used').single();
  expect(data).toMatchObject({ ads_limit: 150, credits_used: 0 });

  // The button disputes the customer's newest payment, which paid for the seat.
  await press(await openPortal(person), 'dispute');
  await waitUntil(async () => expect(await seats(person)).toBe(0));
  expect(
    (await person.client.from('users').select('ads_limit, credits_used').single()).data,
  ).toEqual(data);
});

it('a seat that a member uses can’t be returned', async () => {
  const person = await subscribe();
  await setSeats(person, 1);
  const workspace = await makeWorkspace(person);
  await inviteEditor(person, workspace, 'taken@seats.example');

  expect(await refusal(await setSeats(person, 0))).toMatchObject({
    status: 409,
    error: expect.stringMatching(/make one editor a reviewer or viewer/),
  });
  expect(await seats(person)).toBe(1);
});

it('no seat is sold when the card is declined', async () => {
  const person = await subscribe();
  await press(await openPortal(person), 'decline-next');

  expect(await refusal(await setSeats(person, 1))).toMatchObject({
    status: 409,
    error: expect.stringMatching(/no seat was bought/),
  });
  expect(await seats(person)).toBe(0);
  expect(await amounts(person)).toEqual([PLAN_CENTS]);
});

it('no seat is sold while the plan is unpaid or about to end', async () => {
  const [unpaid, ending] = [await subscribe(), await subscribe()];
  await press(await openPortal(unpaid), 'decline-next');
  await press(await openPortal(unpaid), 'end-period');
  await press(await openPortal(ending), 'cancel');

  expect(await refusal(await setSeats(unpaid, 1))).toMatchObject({
    status: 409,
    error: expect.stringMatching(/pay the open invoice/),
  });
  expect(await refusal(await setSeats(ending, 1))).toMatchObject({
    status: 409,
    error: expect.stringMatching(/keep your subscription/),
  });
});

it('seats are sold only to members with a paid plan', async () => {
  const [owner, stranger] = [await subscribe(), await shop.newUser()];
  expect(await refusal(await setSeats(stranger, 1))).toMatchObject({
    status: 404,
    error: expect.stringMatching(/upgrade first/),
  });
  const guest = { ...owner, client: createClientFor(shop.service) };
  expect(await refusal(await setSeats(guest, 1))).toMatchObject({ status: 401 });
  expect(await seats(owner)).toBe(0);
});

it.each([-1, 1.5, EXTRA_SEAT.max + 1, '1', null])(
  '%j is refused as a number of seats',
  async (count) => {
    const person = await shop.newUser();
    expect(await refusal(await setSeats(person, count))).toMatchObject({ status: 400 });
  },
);
