import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, press, startCheckout, type TestShop, waitUntil } from './testing.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  shop.setDoor('held');
});

afterAll(() => shop.close());

type Person = Awaited<ReturnType<TestShop['newUser']>>;

/**
 * A step is either a customer's action at the provider, or the delivery of events at the given positions in the
 * list.
 */
const step = fc.oneof(
  fc.constantFrom(
    'subscribe',
    'end-period',
    'decline-next',
    'accept-next',
    'pay-open',
    'cancel',
    'keep',
  ),
  fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
);

/** Reads one user's account, ledger, subscription and invoices. */
async function readBooks({ client, id }: Person) {
  const [account, ledger, subscription, invoices] = await Promise.all([
    client.from('users').select('*').single(),
    client.from('credit_ledger').select('kind, amount').order('id'),
    client.from('subscriptions').select('*').maybeSingle(),
    client.from('invoices').select('id, status').order('id'),
  ]);
  const customer = await shop.admin.rpc('payment_customer', { p_user_id: id });
  return {
    account: account.data,
    ledger: ledger.data ?? [],
    subscription: subscription.data,
    invoices: invoices.data ?? [],
    customer: String(customer.data),
  };
}

async function openPortal({ client }: Person): Promise<string> {
  const { data } = await client.functions.invoke<{ url: string }>('billing-portal', {
    body: { return_url: `${shop.shellUrl}/billing` },
  });
  if (!data) throw new Error('the account has no customer portal');
  return data.url;
}

describe('delivery of webhook events to the product', () => {
  it('lost, repeated, reordered and simultaneous events lead to the same state as at the payment provider', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 10 }),
        fc.infiniteStream(fc.nat()),
        async (steps, random) => {
          const person = await shop.newUser();
          const portal = await openPortal(person);
          const first = shop.deliveries.length;
          const sent = () => shop.deliveries.slice(first);
          const handOver = async (deliveries: (typeof shop.deliveries)[number][]) => {
            const statuses = await Promise.all(deliveries.map((each) => shop.deliver(each)));
            expect(statuses.every((status) => status === 200)).toBe(true);
          };

          for (const next of steps) {
            if (Array.isArray(next))
              await handOver(next.flatMap((position) => sent()[position] ?? []));
            else if (next !== 'subscribe') await press(portal, next);
            else {
              const { data } = await startCheckout(shop, person.client);
              if (data?.url.includes('/pay/')) await press(data.url, 'subscribe');
            }
          }
          // At the end, every event is delivered twice, in random order.
          const { customer } = await readBooks(person);
          const [newest] = (await shop.stripe.subscriptions.list({ customer, status: 'all' })).data;
          if (newest)
            await waitUntil(() => expect(sent().map(({ type }) => type)).toContain('invoice.paid'));
          const shuffled = [...sent(), ...sent()]
            .map((delivery) => ({ delivery, order: random.next().value ?? 0 }))
            .sort((one, other) => one.order - other.order)
            .map(({ delivery }) => delivery);
          await handOver(shuffled);

          const books = await readBooks(person);
          const invoices = (await shop.stripe.invoices.list({ customer })).data;
          expect(books.subscription?.status).toBe(newest?.status);
          const known = invoices.map(({ id, status }) => `${id} ${status}`);
          expect(books.invoices.map(({ id, status }) => `${id} ${status}`)).toEqual(known.sort());
          if (!newest || newest.status === 'canceled') {
            expect(books.account).toMatchObject({ plan_name: 'starter50', ads_limit: 50 });
          } else if (newest.status === 'active') {
            expect(books.account).toMatchObject({
              plan_name: 'starter',
              // The user's credit limit is the sum of the plan's credits and the unused credits of the trial.
              ads_limit: 150,
              credits_used: 0,
            });
            const end = (newest.items.data[0]?.current_period_end ?? 0) * 1000;
            expect(new Date(books.account.reset_date).getTime()).toBe(end);
          }
          const balance = books.ledger.reduce((sum, entry) => sum + entry.amount, 0);
          expect(balance).toBe(books.account.ads_limit - books.account.credits_used);
          // Each paid period is credited once, and unpaid periods are not credited.
          const credited = books.ledger.filter(
            ({ kind, amount }) => kind === 'renewal' || (kind === 'plan_change' && amount === 100),
          );
          expect(credited.length).toBeLessThanOrEqual(
            invoices.filter(({ status }) => status === 'paid').length,
          );

          await handOver(sent());
          expect(await readBooks(person)).toEqual(books);
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);
});
