import type Stripe from 'stripe';
import { isLive } from './provider-state.ts';

/**
 * Ends all subscriptions of a customer except the oldest one, so that a customer pays for only one. The newer
 * subscriptions are refunded in full, then cancelled. After an interruption between the two steps, the next
 * event still finds the subscription and cancels it.
 * @param subscriptions all subscriptions of the customer, the newest first, as Stripe lists them
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
 * Refunds an invoice with a credit note, which appears on the invoice. A repeated credit note refunds nothing
 * again.
 */
async function refund(stripe: Stripe, invoice: Stripe.Invoice): Promise<void> {
  const amount = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
  if (!invoice.id || invoice.status !== 'paid' || amount <= 0) return;
  await stripe.creditNotes.create(
    { invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate' },
    { idempotencyKey: `refund-of-${invoice.id}` },
  );
}

/** Simultaneous events may find the same duplicate. Only the first event cancels it. */
async function cancel(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false });
  } catch (error) {
    const isGone = error instanceof Error && 'statusCode' in error && error.statusCode === 404;
    if (!isGone) throw error;
  }
}
