import type Stripe from 'stripe';
import { isLive } from './provider-state.ts';

/**
 * Ends all subscriptions of a customer except the oldest, so that the customer pays for only one subscription.
 * Each newer subscription is refunded in full, and then cancelled. If the function is interrupted between
 * refund and cancellation, the next event finds the subscription again and cancels it.
 * @param subscriptions all subscriptions of the customer, newest first, as Stripe lists them
 * @returns true when a subscription was ended
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

/**
 * Refunds an invoice with a credit note, which is visible on the invoice. A repeated call refunds nothing.
 */
async function refund(stripe: Stripe, invoice: Stripe.Invoice): Promise<void> {
  const amount = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
  if (!invoice.id || invoice.status !== 'paid' || amount <= 0) return;
  await stripe.creditNotes.create(
    { invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate' },
    { idempotencyKey: `refund-of-${invoice.id}` },
  );
}

/**
 * Simultaneous events may find the same duplicate subscription. Only the call for the first event cancels the
 * subscription, and further calls have no effect.
 */
async function cancel(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false });
  } catch (error) {
    const isGone = error instanceof Error && 'statusCode' in error && error.statusCode === 404;
    if (!isGone) throw error;
  }
}
