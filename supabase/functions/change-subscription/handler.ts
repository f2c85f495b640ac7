import { AppError, changeSubscriptionRequestSchema } from '@adwright/contracts';
import type Stripe from 'stripe';
import { bookState, findCustomer } from '../_payments/books.ts';
import { browserFunction, type Handler } from '../_payments/browser-function.ts';
import { askProvider } from '../_payments/customer.ts';
import type { Payments } from '../_payments/payments.ts';
import { isLive, listSubscriptions } from '../_payments/provider-state.ts';
import { authenticate, readBody } from '../_payments/request.ts';

/**
 * POST change-subscription: cancels the caller's subscription at the end of its period, or takes that back; gives what
 * was asked for once it holds. What the provider then says is booked at once, without waiting for its event.
 */
export function changeSubscription(payments: Payments): Handler {
  return browserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const body = await readBody(request, changeSubscriptionRequestSchema);
    const customer = await findCustomer(payments, caller.id);
    const subscriptions = customer
      ? await askProvider(() => listSubscriptions(payments.stripe, customer))
      : [];
    const live = subscriptions.filter(isLive);
    if (!customer || live.length === 0)
      throw new AppError('not_found', 'the caller has no subscription');

    for (const subscription of live) {
      const change = cancellation(subscription, body.cancel_at_period_end);
      await askProvider(() => payments.stripe.subscriptions.update(subscription.id, change));
    }
    const type = body.cancel_at_period_end ? 'adwright.cancelled' : 'adwright.kept';
    await bookState(payments, {
      id: `adwright_${crypto.randomUUID()}`,
      type,
      customerId: customer,
    });
    return body;
  });
}

/** Stripe's portal may have written the end as a date, which only a date takes back. */
function cancellation(
  subscription: Stripe.Subscription,
  cancel: boolean,
): Stripe.SubscriptionUpdateParams {
  const endsByDate = subscription.cancel_at !== null && !subscription.cancel_at_period_end;
  return endsByDate && !cancel ? { cancel_at: '' } : { cancel_at_period_end: cancel };
}
