import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { spend } from '../testing/spend.ts';
import { checkout, eventually, openShop, press, type TestShop } from './testing.ts';

let shop: TestShop;
let person: Awaited<ReturnType<TestShop['newUser']>>;
let portal: string;
let customer: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Somebody who pays, has spent ten of a hundred credits, and has their portal open. */
beforeEach(async () => {
  person = await shop.newUser();
  const { data } = await checkout(shop, person.client);
  await press(data?.url ?? '', 'subscribe');
  await expectAccount({ plan_name: 'starter', credits_used: 0 });
  await spend(person, 'boost');
  const answer = await person.client.functions.invoke<{ url: string }>('billing-portal', {
    body: { return_url: `${shop.shellUrl}/billing` },
  });
  portal = answer.data?.url ?? '';
  customer = (await shop.admin.rpc('payment_customer', { p_user_id: person.id })).data;
});

const expectAccount = (expected: object) =>
  eventually(async () => {
    const { data } = await person.client.from('users').select('*').single();
    expect(data).toMatchObject(expected);
  });

const expectInvoice = (status: string) =>
  eventually(async () => {
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
  return data?.slice(3).map(({ kind, amount }) => `${kind} ${amount}`);
};

it('a full refund takes the unspent credits and leaves the subscription', async () => {
  await refund();
  await expectInvoice('refunded');
  await expectAccount({ plan_name: 'starter', ads_limit: 100, credits_used: 100 });
  expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: false });
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90']);

  await press(portal, 'end-period');
  await expectAccount({ ads_limit: 100, credits_used: 0 });
});

it('a partial refund takes no credits', async () => {
  await refund(500);
  await eventually(() => {
    expect(shop.deliveries.at(-1)?.type).toBe('charge.refunded');
  });
  await refund(100);
  await eventually(() => {
    expect(shop.deliveries.filter(({ body }) => body.includes(customer)).at(-1)?.body).toContain(
      '"amount_refunded":600',
    );
  });
  await expectInvoice('paid');
  await expectAccount({ credits_used: 10 });
});

it('a dispute takes the unspent credits, stops the renewal, and gives all back when it is won', async () => {
  await press(portal, 'dispute');
  await expectInvoice('disputed');
  await expectAccount({ ads_limit: 100, credits_used: 100 });
  expect(await subscription()).toEqual({ status: 'active', cancel_at_period_end: true });

  await press(portal, 'win-dispute');
  await expectAccount({ credits_used: 10 });
  await expectInvoice('paid');
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90', 'withdrawal 90']);
});

it('a dispute that is lost ends with the period, as the trial', async () => {
  await press(portal, 'dispute');
  await press(portal, 'lose-dispute');
  await expectInvoice('disputed');
  await expectAccount({ plan_name: 'starter', credits_used: 100 });

  await press(portal, 'end-period');
  await expectAccount({ plan_name: 'starter50', credits_used: 0 });
});

it('events of disputes name no customer, and are signed like all others', async () => {
  await press(portal, 'dispute');
  await expectInvoice('disputed');
  const delivery = shop.deliveries.findLast(({ type }) => type === 'charge.dispute.created');
  if (!delivery) throw new Error('no event');
  expect(JSON.parse(delivery.body).data.object).not.toHaveProperty('customer');
  expect(await shop.deliver({ ...delivery, signature: 't=1,v1=00' })).toBe(400);
  expect(await shop.deliver(delivery)).toBe(200);
  expect(await ledger()).toEqual(['spend -10', 'withdrawal -90']);
});
