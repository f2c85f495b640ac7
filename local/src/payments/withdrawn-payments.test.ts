import { FEATURES, TRIAL_PLAN } from '@adwright/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { spend } from '../testing/spend.ts';
import { openShop, press, startCheckout, type TestShop, waitUntil } from './testing.ts';

const BOOSTS_OF_THE_TRIAL = TRIAL_PLAN.credits / FEATURES.boost.cost;
/** Number of ledger entries up to the payment: initial credits, spends of the trial, and the plan's credits. */
const ENTRIES_BEFORE = BOOSTS_OF_THE_TRIAL + 2;

let shop: TestShop;
let person: Awaited<ReturnType<TestShop['newUser']>>;
let portal: string;
let customer: string;
/** Id of the invoice of the first payment. */
let invoiceId: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/**
 * Sets up a user who used up the trial, paid, spent ten of a hundred credits, and has opened the billing
 * portal.
 */
beforeEach(async () => {
  person = await shop.newUser();
  for (let boosts = 0; boosts < BOOSTS_OF_THE_TRIAL; boosts++) await spend(person, 'boost');
  const { data } = await startCheckout(shop, person.client);
  await press(data?.url ?? '', 'subscribe');
  await expectAccount({ plan_name: 'starter', credits_used: 0 });
  await spend(person, 'boost');
  const answer = await person.client.functions.invoke<{ url: string }>('billing-portal', {
    body: { return_url: `${shop.shellUrl}/billing` },
  });
  portal = answer.data?.url ?? '';
  customer = (await shop.admin.rpc('payment_customer', { p_user_id: person.id })).data;
  invoiceId = (await shop.stripe.invoices.list({ customer })).data[0]?.id ?? '';
});

const expectAccount = (expected: object) =>
  waitUntil(async () => {
    const { data } = await person.client.from('users').select('*').single();
    expect(data).toMatchObject(expected);
  });

const expectInvoice = (status: string) =>
  waitUntil(async () => {
    const { data } = await person.client.from('invoices').select('status').single();
    expect(data).toEqual({ status });
  });

const subscription = async () =>
  (await person.client.from('subscriptions').select('status, cancel_at_period_end').single()).data;

const refund = async (amount?: number) => {
  const { data } = await shop.stripe.charges.list({ customer });
  await shop.stripe.refunds.create({
    charge: data[0]?.id ?? '',
    ...(amount !== undefined && { amount }),
  });
};

const ledger = async () => {
  const { data } = await person.client.from('credit_ledger').select('kind, amount').order('id');
  return data?.slice(ENTRIES_BEFORE).map(({ kind, amount }) => `${kind} ${amount}`);
};

it('a full refund removes the unspent credits and leaves the subscription active', async () => {
  await refund();
  await expectInvoice('refunded');
  await expectAccount({ plan_name: 'starter', ads_limit: 100, credits_used: 100 });
  expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: false });
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90']);

  await press(portal, 'end-period');
  await expectAccount({ ads_limit: 100, credits_used: 0 });
});

it('a partial refund removes no credits', async () => {
  await refund(500);
  await waitUntil(() => {
    expect(shop.deliveries.at(-1)?.type).toBe('charge.refunded');
  });
  await refund(100);
  await waitUntil(() => {
    expect(shop.deliveries.filter(({ body }) => body.includes(customer)).at(-1)?.body).toContain(
      '"amount_refunded":600',
    );
  });
  await expectInvoice('paid');
  await expectAccount({ credits_used: 10 });
});

it('a dispute removes the unspent credits and stops the renewal, and winning the dispute restores both', async () => {
  await press(portal, 'dispute');
  await expectInvoice('disputed');
  await expectAccount({ ads_limit: 100, credits_used: 100 });
  expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: true });

  await press(portal, 'win-dispute');
  await expectAccount({ credits_used: 10 });
  await expectInvoice('paid');
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90', 'withdrawal 90']);
});

it('after a lost dispute, the plan ends with its period and the account returns to the trial', async () => {
  await press(portal, 'dispute');
  await press(portal, 'lose-dispute');
  await expectInvoice('disputed');
  await expectAccount({ plan_name: 'starter', credits_used: 100 });

  await press(portal, 'end-period');
  await expectAccount({ plan_name: 'starter50', credits_used: 0 });
});

it('a customer who resumes during a dispute keeps the subscription, even if the dispute is lost', async () => {
  await press(portal, 'dispute');
  await waitUntil(async () =>
    expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: true }),
  );
  await press(portal, 'keep');
  await waitUntil(async () =>
    expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: false }),
  );
  await press(portal, 'lose-dispute');
  await waitUntil(() => expect(disputeEvents()).toContain('charge.dispute.closed'));
  await expectInvoice('disputed');
  expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: false });
});

/** Lists the types of the customer's events, oldest first; events about disputes refer only to the payment. */
const disputeEvents = () =>
  shop.deliveries.flatMap(({ type, body }) =>
    type.startsWith('charge.dispute.') && body.includes(invoiceId) ? type : [],
  );

it('an inquiry removes no credits, and removes the unspent credits when it becomes a dispute', async () => {
  await press(portal, 'inquire');
  await waitUntil(() => expect(disputeEvents()).toEqual(['charge.dispute.created']));
  await expectInvoice('paid');
  await expectAccount({ credits_used: 10 });
  expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: false });

  await press(portal, 'dispute');
  await expectInvoice('disputed');
  await expectAccount({ ads_limit: 100, credits_used: 100 });
  expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: true });
  await waitUntil(() =>
    expect(disputeEvents()).toEqual([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
    ]),
  );
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90']);
});

it('an inquiry that the bank drops changes neither credits nor subscription', async () => {
  await press(portal, 'inquire');
  await press(portal, 'close-inquiry');
  await waitUntil(() => expect(disputeEvents()).toContain('charge.dispute.closed'));
  await expectInvoice('paid');
  expect(await ledger()).toEqual(['spend -10']);
});

it('a dispute is recorded once, however many of its events arrive and in any order', async () => {
  await press(portal, 'dispute');
  await expectInvoice('disputed');
  await press(portal, 'answer-dispute');
  await press(portal, 'win-dispute');
  await waitUntil(() => expect(disputeEvents()).toContain('charge.dispute.funds_reinstated'));
  const events = shop.deliveries.filter(({ body }) => body.includes(invoiceId)).reverse();
  for (const event of events) expect(await shop.deliver(event)).toBe(200);
  await expectInvoice('paid');
  await expectAccount({ credits_used: 10 });
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90', 'withdrawal 90']);
});

it.each(['charge.dispute.updated', 'charge.dispute.funds_withdrawn'])(
  'the event %s alone makes the webhook check the payment',
  async (type) => {
    shop.setDoor('held');
    await press(portal, 'inquire');
    await press(portal, 'dispute');
    await waitUntil(() => expect(disputeEvents()).toContain(type));
    shop.setDoor('open');
    const event = shop.deliveries.findLast(
      (delivery) => delivery.type === type && delivery.body.includes(invoiceId),
    );
    if (!event) throw new Error('no event');
    expect(await shop.deliver(event)).toBe(200);
    await expectInvoice('disputed');
    expect(await ledger()).toEqual(['spend -10', 'withdrawal -90']);
  },
);

it('a dispute about an earlier period stops the renewal and leaves the credits of the current period', async () => {
  await press(portal, 'inquire');
  await press(portal, 'end-period');
  await expectAccount({ ads_limit: 100, credits_used: 0 });
  await press(portal, 'dispute');
  await waitUntil(async () =>
    expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: true }),
  );
  await expectAccount({ ads_limit: 100, credits_used: 0 });
});

it('events about disputes contain no customer, and are signed like all other events', async () => {
  await press(portal, 'dispute');
  await expectInvoice('disputed');
  const delivery = shop.deliveries.findLast(({ type }) => type === 'charge.dispute.created');
  if (!delivery) throw new Error('no event');
  expect(JSON.parse(delivery.body).data.object).not.toHaveProperty('customer');
  expect(await shop.deliver({ ...delivery, signature: 't=1,v1=00' })).toBe(400);
  expect(await shop.deliver(delivery)).toBe(200);
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90']);
});
