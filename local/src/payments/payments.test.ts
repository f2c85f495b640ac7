import { STARTER_PLAN } from '@adwright/contracts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createClientFor } from '../data-service/testing.ts';
import { spend } from '../testing/spend.ts';
import {
  openShop,
  press,
  startCheckout,
  type TestShop,
  WEBHOOK_SECRET,
  waitUntil,
} from './testing.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

type Person = Awaited<ReturnType<TestShop['newUser']>>;

const account = async ({ client }: Person) =>
  (await client.from('users').select('*').single()).data;
const subscription = async ({ client }: Person) =>
  (await client.from('subscriptions').select('*').single()).data;

/** Reads the text of a payment sandbox's page, without HTML tags. */
async function read(url: string | undefined): Promise<string> {
  if (!url) throw new Error('no page to read');
  const text = await (await fetch(url)).text();
  return text
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>|\s+/g, ' ')
    .replace(/\s+/g, ' ');
}

async function pay(person: Person): Promise<string> {
  const { data } = await startCheckout(shop, person.client);
  const destination = await press(data?.url ?? '', 'subscribe');
  await waitUntil(async () =>
    expect(await account(person)).toMatchObject({ plan_name: 'starter' }),
  );
  return destination ?? '';
}

async function openPortal({ client }: Person): Promise<string> {
  const { data } = await client.functions.invoke<{ url: string }>('billing-portal', {
    body: { return_url: `${shop.shellUrl}/billing` },
  });
  if (!data) throw new Error('the account has no customer portal');
  return data.url;
}

describe('create-checkout, the function that starts a payment', () => {
  let visitor: Person;

  beforeAll(async () => {
    visitor = await shop.newUser();
  });

  async function refusal(answer: Awaited<ReturnType<typeof startCheckout>>) {
    const response: Response = answer.error?.context;
    return { status: response.status, ...(await response.json()) };
  }

  it('create-checkout requires a signed-in user', async () => {
    const answer = await startCheckout(shop, createClientFor(shop.service));
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it.each([
    [{ priceId: 'price_of_somebody_else' }, 'priceId'],
    [{ priceId: '' }, 'priceId'],
    [{ success_url: 'https://evil.example/dashboard' }, 'success_url'],
    [{ cancel_url: 'javascript:alert(1)' }, 'cancel_url'],
    [{ cancel_url: '//evil.example' }, 'cancel_url'],
    [{ success_url: 'http://localhost@evil.example/' }, 'success_url'],
    [{ cancel_url: undefined }, 'cancel_url'],
  ])('create-checkout refuses %j', async (changes, field) => {
    expect(await refusal(await startCheckout(shop, visitor.client, changes))).toMatchObject({
      status: 400,
      field,
    });
  });

  it('create-checkout returns a payment page with plan and price', async () => {
    const { data } = await startCheckout(shop, visitor.client);
    const text = await read(data?.url);

    expect(text).toContain('Subscribe to Starter');
    expect(text).toContain(`${STARTER_PLAN.priceLabel} a month`);
    expect(text).toContain('100 ad credits');
  });

  it('create-checkout leaves only the newest payment page of a user open', async () => {
    const person = await shop.newUser();
    const first = await startCheckout(shop, person.client);
    const second = await startCheckout(shop, person.client);

    expect((await fetch(first.data?.url ?? '')).status).toBe(410);
    expect(await press(first.data?.url ?? '', 'subscribe')).toBeNull();
    expect(await press(second.data?.url ?? '', 'subscribe')).toBe(`${shop.shellUrl}/dashboard`);
  });

  it('create-checkout leaves only one payment page open when several are requested at the same moment', async () => {
    const person = await shop.newUser();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => startCheckout(shop, person.client)),
    );
    const pages = asked.map(({ data }) => data?.url ?? '');
    const answers = await Promise.all(pages.map(async (page) => (await fetch(page)).status));

    expect(answers.toSorted()).toEqual([200, 410, 410, 410, 410]);
  });

  it('create-checkout sends a paying customer to the billing portal', async () => {
    const person = await shop.newUser();
    await pay(person);
    const { data } = await startCheckout(shop, person.client);

    expect(data?.url).toContain('/portal/');
  });

  it('create-checkout creates one customer for two simultaneous first requests', async () => {
    const person = await shop.newUser();
    await Promise.all([startCheckout(shop, person.client), startCheckout(shop, person.client)]);
    const customer = await shop.admin.rpc('payment_customer', { p_user_id: person.id });

    expect(await shop.stripe.customers.retrieve(customer.data)).toMatchObject({
      email: person.email,
      metadata: { user_id: person.id },
    });
  });
});

describe('the life of a subscription', () => {
  it('a new subscription gives the Starter plan with a hundred credits on top of the trial’s, a ledger entry, and an invoice as PDF', async () => {
    const person = await shop.newUser();
    expect(await pay(person)).toBe(`${shop.shellUrl}/dashboard`);

    expect(await account(person)).toMatchObject({
      plan_name: 'starter',
      ads_limit: 150,
      credits_used: 0,
    });
    const ledger = await person.client.from('credit_ledger').select('kind, amount').order('id');
    expect(ledger.data).toEqual([
      { kind: 'grant', amount: 50 },
      { kind: 'plan_change', amount: 100 },
    ]);
    expect(await subscription(person)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
    });
    const { data: invoice } = await person.client.from('invoices').select('*').single();
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 999, currency: 'usd' });
    const pdf = await fetch(invoice.pdf_url);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('a subscription does not begin when the payment fails', async () => {
    const person = await shop.newUser();
    const { data } = await startCheckout(shop, person.client);
    const back = await press(data?.url ?? '', 'decline');

    expect(await read(new URL(back ?? '', data?.url).href)).toContain('The payment was declined.');
    expect(await account(person)).toMatchObject({ plan_name: 'starter50' });
    await press(data?.url ?? '', 'subscribe');
    await waitUntil(async () =>
      expect(await account(person)).toMatchObject({ plan_name: 'starter' }),
    );
  });

  it('a cancelled subscription gives access until the end of the period, and can be resumed until then', async () => {
    const person = await shop.newUser();
    await pay(person);
    const portal = await openPortal(person);
    await press(portal, 'cancel');
    await waitUntil(async () =>
      expect(await subscription(person)).toMatchObject({ cancel_at_period_end: true }),
    );
    expect(await account(person)).toMatchObject({ plan_name: 'starter', ads_limit: 150 });
    expect(await read(portal)).toContain('Ends on');

    await press(portal, 'keep');
    await waitUntil(async () =>
      expect(await subscription(person)).toMatchObject({ cancel_at_period_end: false }),
    );
    await press(portal, 'cancel');
    await press(portal, 'end-period');
    await waitUntil(async () =>
      expect(await subscription(person)).toMatchObject({ status: 'canceled' }),
    );
    expect(await account(person)).toMatchObject({
      plan_name: 'starter50',
      ads_limit: 50,
      credits_used: 0,
    });
  });

  it('the credits of a subscription are renewed when the next period is paid', async () => {
    const person = await shop.newUser();
    await pay(person);
    const before = await account(person);
    await spend(person, 'boost');
    await press(await openPortal(person), 'end-period');
    await waitUntil(async () => expect(await account(person)).toMatchObject({ credits_used: 0 }));

    expect((await account(person)).reset_date >= before.reset_date).toBe(true);
    const ledger = await person.client.from('credit_ledger').select('kind, amount').order('id');
    expect(ledger.data?.slice(-3)).toEqual([
      { kind: 'spend', amount: -10 },
      { kind: 'expiry', amount: -100 },
      { kind: 'renewal', amount: 100 },
    ]);
  });

  it('a failed payment is reported and adds no credits, and the subscription continues once the invoice is paid', async () => {
    const person = await shop.newUser();
    await pay(person);
    await spend(person, 'createAd');
    const portal = await openPortal(person);
    await press(portal, 'decline-next');
    await press(portal, 'end-period');
    await waitUntil(async () =>
      expect(await subscription(person)).toMatchObject({ status: 'past_due' }),
    );
    expect(await account(person)).toMatchObject({ plan_name: 'starter', credits_used: 1 });
    expect(await read(portal)).toContain('Payment failed');

    await press(portal, 'pay-open');
    await waitUntil(async () =>
      expect(await subscription(person)).toMatchObject({ status: 'active' }),
    );
    expect(await account(person)).toMatchObject({ plan_name: 'starter', credits_used: 0 });
  });
});

describe('a second checkout that is paid although a subscription exists', () => {
  it('a second checkout that is paid although a subscription exists is refunded and cancelled, and gives no credits', async () => {
    const person = await shop.newUser();
    await pay(person);
    await spend(person, 'boost');
    const customer = await shop.admin.rpc('payment_customer', { p_user_id: person.id });
    const second = await shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.data,
      line_items: [{ price: 'price_sandbox_starter', quantity: 1 }],
      success_url: `${shop.shellUrl}/dashboard`,
      cancel_url: `${shop.shellUrl}/pricing`,
    });
    await press(second.url ?? '', 'subscribe');

    await waitUntil(async () => {
      const { data } = await person.client.from('invoices').select('status').order('number');
      expect(data?.map(({ status }) => status)).toEqual(['paid', 'refunded']);
    });
    const { data: subscriptions } = await shop.stripe.subscriptions.list({
      customer: customer.data,
      status: 'all',
    });
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled', 'active']);
    const { data: invoices } = await shop.stripe.invoices.list({ customer: customer.data });
    expect(invoices.map((each) => each.post_payment_credit_notes_amount)).toEqual([999, 0]);
    expect(await subscription(person)).toMatchObject({ status: 'active' });
    expect(await account(person)).toMatchObject({ plan_name: 'starter', credits_used: 10 });
    const ledger = await person.client.from('credit_ledger').select('kind, amount').order('id');
    expect(ledger.data).toEqual([
      { kind: 'grant', amount: 50 },
      { kind: 'plan_change', amount: 100 },
      { kind: 'spend', amount: -10 },
    ]);
  });
});

describe('change-subscription, the function that cancels and resumes', () => {
  const change = (person: Person, cancel_at_period_end: unknown) =>
    person.client.functions.invoke('change-subscription', { body: { cancel_at_period_end } });
  const refused = async (answer: Awaited<ReturnType<typeof change>>) =>
    z.object({ status: z.number() }).parse(answer.error?.context).status;

  it('change-subscription answers only after the cancellation at the period’s end, or its reversal, is stored', async () => {
    const person = await shop.newUser();
    await pay(person);
    shop.setDoor('held');
    for (const cancel of [true, true, false]) {
      const { data } = await change(person, cancel);
      expect(data).toEqual({ cancel_at_period_end: cancel });
      expect(await subscription(person)).toMatchObject({
        status: 'active',
        cancel_at_period_end: cancel,
      });
    }
    shop.setDoor('open');
    expect(await account(person)).toMatchObject({ plan_name: 'starter', ads_limit: 150 });
  });

  it('change-subscription changes only the caller’s own subscription', async () => {
    const [owner, stranger] = [await shop.newUser(), await shop.newUser()];
    await pay(owner);

    expect(await refused(await change(stranger, true))).toBe(404);
    expect(
      await refused(await change({ ...owner, client: createClientFor(shop.service) }, true)),
    ).toBe(401);
    expect(await refused(await change(owner, 'yes'))).toBe(400);
    expect(await subscription(owner)).toMatchObject({ cancel_at_period_end: false });
  });

  it('change-subscription is refused once the subscription has ended', async () => {
    const person = await shop.newUser();
    await pay(person);
    await change(person, true);
    await press(await openPortal(person), 'end-period');

    expect(await refused(await change(person, false))).toBe(404);
    await waitUntil(async () =>
      expect(await account(person)).toMatchObject({ plan_name: 'starter50' }),
    );
  });
});

describe('payment-webhook, the function that receives payment events', () => {
  const event = (type: string, object: object = {}) =>
    JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
  const send = async (body: string, headers: Record<string, string>) => {
    const answer = await fetch(`${shop.service.url}/functions/v1/payment-webhook`, {
      method: 'POST',
      headers,
      body,
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  const sign = (payload: string, changes = {}) => ({
    'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      ...changes,
    }),
  });

  it('payment-webhook refuses an event that is unsigned, wrongly signed, modified or old', async () => {
    const body = event('invoice.paid', { customer: 'cus_1' });
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;

    expect(await send(body, {})).toMatchObject({ status: 400 });
    expect(await send(body, { 'Stripe-Signature': 't=1,v1=00' })).toMatchObject({ status: 400 });
    expect(await send(body, sign(body, { secret: 'whsec_other' }))).toMatchObject({ status: 400 });
    expect(await send(`${body} `, sign(body))).toMatchObject({ status: 400 });
    expect(await send(body, sign(body, { timestamp: hourAgo }))).toMatchObject({ status: 400 });
  });

  it('payment-webhook answers 200 to events of unknown types or about unknown customers', async () => {
    const known = event('invoice.paid', { customer: 'cus_nobody' });
    const unknown = event('radar.early_fraud_warning.created', { customer: 'cus_nobody' });

    expect(await send(unknown, sign(unknown))).toEqual({ status: 200, booked: false });
    expect(await send(event('invoice.paid'), sign(event('invoice.paid')))).toEqual({
      status: 200,
      booked: false,
    });
    expect(await send(known, sign(known))).toEqual({ status: 200, booked: true });
    expect(await send(known, sign(known))).toEqual({ status: 200, booked: false });
  });

  it('the sandbox sends an event to payment-webhook again until the webhook accepts it', async () => {
    const person = await shop.newUser();
    const { data } = await startCheckout(shop, person.client);
    shop.setDoor('broken');
    await press(data?.url ?? '', 'subscribe');
    expect(await account(person)).toMatchObject({ plan_name: 'starter50' });
    shop.setDoor('open');

    await waitUntil(async () =>
      expect(await account(person)).toMatchObject({ plan_name: 'starter' }),
    );
  });
});

describe('the payment sandbox’s API', () => {
  it('the payment sandbox refuses a wrong key and unsupported calls, as Stripe does', async () => {
    const stranger = new Stripe('sk_test_wrong', {
      protocol: 'http',
      host: 'localhost',
      port: shop.service.ports.payments,
      maxNetworkRetries: 0,
    });

    await expect(stranger.customers.create({})).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    await expect(shop.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(shop.stripe.payouts.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});
