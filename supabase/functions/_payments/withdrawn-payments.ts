import type Stripe from 'stripe';

/** How a payment was taken back: paid back in full by us, or by the cardholder's bank. */
export type Withdrawal = 'refunded' | 'disputed';

/**
 * A dispute in which the bank holds the money, or keeps it. Inquiries (`warning_…`) move none until they become one
 * (https://docs.stripe.com/disputes/how-disputes-work).
 */
const MONEY_IS_GONE = new Set<string>([
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
]);
const PAYMENTS_READ = 100;

/** The customer's payments that were taken back, by payment intent. */
export async function readWithdrawals(
  stripe: Stripe,
  customer: string,
): Promise<ReadonlyMap<string, Withdrawal>> {
  const { data } = await stripe.charges.list({ customer, limit: PAYMENTS_READ });
  const withdrawals = new Map<string, Withdrawal>();
  for (const charge of data) {
    const intent = idOf(charge.payment_intent);
    if (intent === null) continue;
    if (charge.disputed && (await isLost(stripe, charge.id))) withdrawals.set(intent, 'disputed');
    else if (charge.refunded) withdrawals.set(intent, 'refunded');
  }
  return withdrawals;
}

/** How the payment of an invoice was taken back: refunded or disputed. Undefined where it was not. */
export function withdrawalOf(
  invoice: Stripe.Invoice,
  withdrawals: ReadonlyMap<string, Withdrawal>,
): Withdrawal | undefined {
  const intents = invoice.payments?.data.map(({ payment }) => idOf(payment.payment_intent)) ?? [];
  return intents.flatMap((intent) => (intent && withdrawals.get(intent)) || [])[0];
}

/** The customer whose payment a dispute is about; undefined for a payment of nobody's. */
export async function customerOfDispute(
  stripe: Stripe,
  dispute: Pick<Stripe.Dispute, 'charge'>,
): Promise<string | undefined> {
  const charge = idOf(dispute.charge);
  if (charge === null) return undefined;
  return idOf((await stripe.charges.retrieve(charge)).customer) ?? undefined;
}

async function isLost(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge });
  return data.some(({ status }) => MONEY_IS_GONE.has(status));
}

function idOf(reference: string | { id?: string } | null | undefined): string | null {
  return (typeof reference === 'string' ? reference : reference?.id) ?? null;
}
