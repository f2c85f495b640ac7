import type Stripe from 'stripe';
import { findSubscription, isLive, type ProviderFacts } from './provider-state.ts';

/**
 * Key of the subscription's metadata that lists the disputed invoices for which the renewal was already
 * stopped.
 */
const STOPPED_FOR = 'renewal_stopped_for';
/**
 * Maximum number of invoice ids in the metadata list. The oldest ids are dropped, because a metadata value has
 * at most 500 characters and an invoice id has about 27.
 */
const MOST_REASONS = 12;

/**
 * Stops the renewal of a customer's subscriptions with a disputed payment, so that the card is not charged
 * again. The subscription then ends with its current period, even if the dispute is about an earlier period. An
 * old payment can have a new dispute, because banks take weeks, and inquiries become disputes even later. A
 * customer who resumes the subscription afterwards keeps it, until another payment is disputed.
 * @returns true when a subscription was changed
 */
export async function stopDisputedRenewals(
  stripe: Stripe,
  { subscriptions, invoices, withdrawn }: ProviderFacts,
): Promise<boolean> {
  const disputed = invoices.filter(({ id }) => withdrawn.get(id ?? '') === 'disputed');
  let hasChanged = false;
  for (const { id, metadata, ...subscription } of subscriptions.filter(isLive)) {
    const reasons = disputed
      .flatMap((invoice) => (findSubscription(invoice) === id && invoice.id ? invoice.id : []))
      .slice(0, MOST_REASONS);
    const known = metadata[STOPPED_FOR]?.split(' ') ?? [];
    if (reasons.every((reason) => known.includes(reason))) continue;
    await stripe.subscriptions.update(id, {
      ...(!subscription.cancel_at_period_end && { cancel_at_period_end: true }),
      metadata: { [STOPPED_FOR]: reasons.join(' ') },
    });
    hasChanged = true;
  }
  return hasChanged;
}
