import type Stripe from 'stripe';
import { isLive } from './provider-state.ts';

/**
 * A customer pays for one subscription. When a second checkout was paid all the same, the oldest subscription stays;
 * the newer ones are refunded in full and cancelled. Refund first: whoever is interrupted in between still finds the
 * subscription alive at the next event.
 * @param subscriptions all of the customer's, the newest first, as Stripe lists them
 * @returns true when there was anything to end
 */
export async function endDuplicateSubscriptions(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const duplicates = subscriptions.filter(isLive).slice(0, -1);
  for (const duplicate of duplicates) {
    if (typeof duplicate.latest_invoice === 'object' && duplicate.latest_invoice) {
      await refund(stripe, duplicate.latest_invoice);
    }
    await cancel(stripe, duplicate.id);
  }
  return duplicates.length > 0;
}

/** A credit note pays back what was paid, and shows on the invoice. Repeating it pays nothing back twice. */
async function refund(stripe: Stripe, invoice: Stripe.Invoice): Promise<void> {
  const amount = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
  if (!invoice.id || invoice.status !== 'paid' || amount <= 0) return;
  await stripe.creditNotes.create(
    { invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate' },
    { idempotencyKey: `refund-of-${invoice.id}` },
  );
}

/** Events that arrive together find the same duplicate; the first one cancels it. */
async function cancel(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false });
  } catch (error) {
    const isGone = error instanceof Error && 'statusCode' in error && error.statusCode === 404;
    if (!isGone) throw error;
  }
}
