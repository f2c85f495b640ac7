import type Stripe from 'stripe';
import { recordState } from './books.ts';
import { askProvider } from './customer.ts';
import type { Payments } from './payments.ts';
import { isLive, listSubscriptions } from './provider-state.ts';

/**
 * Schedules the end of a customer's subscriptions at the end of their period, or resumes the subscriptions. The
 * provider's new state is copied into the product's tables at once, without waiting for the provider's event.
 * @returns false if the customer has no running subscription
 */
export async function cancelAtPeriodEnd(
  payments: Payments,
  customerId: string,
  cancel: boolean,
): Promise<boolean> {
  const subscriptions = await askProvider(() => listSubscriptions(payments.stripe, customerId));
  const live = subscriptions.filter(isLive);
  if (live.length === 0) return false;
  for (const subscription of live) {
    const change = buildCancellation(subscription, cancel);
    await askProvider(() => payments.stripe.subscriptions.update(subscription.id, change));
  }
  const type = cancel ? 'adwright.cancelled' : 'adwright.kept';
  await recordState(payments, { id: `adwright_${crypto.randomUUID()}`, type, customerId });
  return true;
}

/** Tells whether a customer has a subscription that renews after its period. */
export async function isRenewing({ stripe }: Payments, customerId: string): Promise<boolean> {
  const subscriptions = await askProvider(() => listSubscriptions(stripe, customerId));
  return subscriptions
    .filter(isLive)
    .some(({ cancel_at_period_end: ends, cancel_at: endsAt }) => !ends && endsAt === null);
}

/**
 * Returns the update that undoes the cancellation of a subscription. Stripe's portal may have set a date for
 * the end of the subscription. Only resetting this date undoes the cancellation.
 */
function buildCancellation(
  subscription: Stripe.Subscription,
  cancel: boolean,
): Stripe.SubscriptionUpdateParams {
  const endsByDate = subscription.cancel_at !== null && !subscription.cancel_at_period_end;
  return endsByDate && !cancel ? { cancel_at: '' } : { cancel_at_period_end: cancel };
}
