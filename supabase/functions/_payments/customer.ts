import { AppError } from '@adwright/contracts';
import { findCustomer, linkCustomer } from './books.ts';
import type { Payments } from './payments.ts';
import type { Caller } from './request.ts';

/**
 * Returns the id of the caller's customer at the payment provider. The customer is created at the caller's
 * first checkout. Simultaneous first checkouts of a caller create only one customer.
 */
export async function ensureCustomer(payments: Payments, caller: Caller): Promise<string> {
  const known = await findCustomer(payments, caller.id);
  if (known) return known;
  const customer = await askProvider(() =>
    payments.stripe.customers.create(
      { metadata: { user_id: caller.id }, ...(caller.email && { email: caller.email }) },
      { idempotencyKey: `customer-of-${caller.id}` },
    ),
  );
  return linkCustomer(payments, caller.id, customer.id);
}

/**
 * Creates a session of the payment provider's portal for subscriptions. Returns the URL of the portal session.
 */
export async function openPortal(
  payments: Payments,
  customer: string,
  returnUrl: string,
): Promise<string> {
  const session = await askProvider(() =>
    payments.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
  );
  return session.url;
}

/**
 * Runs a request to the payment provider.
 * @throws {AppError} `unavailable` when the request fails
 */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new AppError('unavailable', 'the payment provider refused or did not answer', {
      cause: error,
    });
  }
}

/**
 * Returns the payment provider's id of one of the product's prices.
 * @throws {AppError} `unavailable` when the provider has no such price
 */
export async function findPrice(payments: Payments, priceId: string): Promise<string> {
  const prices = await askProvider(() =>
    payments.stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 }),
  );
  const [price] = prices.data;
  if (!price)
    throw new AppError('unavailable', `the provider has no price with lookup key ${priceId}`);
  return price.id;
}
