import type Stripe from 'stripe';
import { isLive, type ProviderFacts } from './provider-state.ts';

/**
 * A card whose holder disputes a payment is not charged again: its subscription ends with the period, also where the dispute
 * is about an earlier one. Banks take weeks, and inquiries become disputes later still.
 * @returns true when there was anything to change
 */
export async function stopDisputedRenewals(
  stripe: Stripe,
  { subscriptions, invoices, withdrawn }: ProviderFacts,
): Promise<boolean> {
  const disputed = new Set(
    invoices.flatMap((invoice) =>
      withdrawn.get(invoice.id ?? '') === 'disputed' ? (subscriptionOf(invoice) ?? []) : [],
    ),
  );
  const renewing = subscriptions.filter(
    (each) => isLive(each) && !each.cancel_at_period_end && disputed.has(each.id),
  );
  for (const { id } of renewing)
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  return renewing.length > 0;
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : subscription?.id;
}
