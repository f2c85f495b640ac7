import {
  AppError,
  type CreateCheckoutRequest,
  createCheckoutRequestSchema,
  STARTER_PLAN,
} from '@adwright/contracts';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import { withCheckoutLease } from '../_payments/checkout-lease.ts';
import { askProvider, ensureCustomer, findPrice, openPortal } from '../_payments/customer.ts';
import type { Payments } from '../_payments/payments.ts';
import { isLive, listSubscriptions } from '../_payments/provider-state.ts';
import { authenticate, checkOwnAddress, readBody } from '../_payments/request.ts';

/**
 * Handles POST create-checkout (spec §7). Returns `{url}` of the payment page, or of the portal for a user who
 * already has a subscription.
 */
export function createCheckout(payments: Payments): Handler {
  return createBrowserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const body = await readBody(request, createCheckoutRequestSchema);
    const returns = {
      success_url: checkOwnAddress(payments, body.success_url, 'success_url'),
      cancel_url: checkOwnAddress(payments, body.cancel_url, 'cancel_url'),
    };
    if (body.priceId !== STARTER_PLAN.priceId) {
      const problem = `no plan has the price ${body.priceId}`;
      throw new AppError('invalid_request', problem, { field: 'priceId' });
    }
    const price = await findPrice(payments, body.priceId);

    return withCheckoutLease(payments, caller.id, async () => {
      const customer = await ensureCustomer(payments, caller);
      // Open payment pages expire before the subscriptions are read, so that nobody can pay on such a page
      // meanwhile.
      await expireOpenSessions(payments, customer);
      const subscriptions = await askProvider(() => listSubscriptions(payments.stripe, customer));
      if (subscriptions.some(isLive))
        return { url: await openPortal(payments, customer, returns.cancel_url) };
      return { url: await openPaymentPage(payments, customer, price, returns) };
    });
  });
}

/**
 * Expires all open payment pages of a customer. Only the newest payment page can then be paid, so that two tabs
 * never lead to two subscriptions.
 */
async function expireOpenSessions(payments: Payments, customer: string): Promise<void> {
  const { sessions } = payments.stripe.checkout;
  const open = await askProvider(() => sessions.list({ customer, status: 'open' }));
  await Promise.all(open.data.map((session) => askProvider(() => sessions.expire(session.id))));
}

async function openPaymentPage(
  payments: Payments,
  customer: string,
  price: string,
  returns: Pick<CreateCheckoutRequest, 'success_url' | 'cancel_url'>,
): Promise<string> {
  const session = await askProvider(() =>
    payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      ...returns,
    }),
  );
  if (!session.url)
    throw new AppError('unavailable', 'the payment provider returned no payment page');
  return session.url;
}
