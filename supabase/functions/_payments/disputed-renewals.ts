import type Stripe from 'stripe';
import { isLive } from './provider-state.ts';

/**
 * A card whose holder disputes the payment is not charged again: its subscription ends with the period.
 * @param disputed ids of the invoices that are disputed
 * @returns true when there was anything to change
 */
export async function stopDisputedRenewals(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  disputed: ReadonlySet<string>,
): Promise<boolean> {
  const renewing = subscriptions.filter(
    (each) => isLive(each) && !each.cancel_at_period_end && disputed.has(invoiceOf(each)),
  );
  for (const { id } of renewing)
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  return renewing.length > 0;
}

function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  return (typeof invoice === 'string' ? invoice : invoice?.id) ?? '';
}
