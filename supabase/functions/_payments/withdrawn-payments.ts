import type Stripe from 'stripe';

/** How a payment was reversed: the product refunded it in full, or the cardholder disputed it. */
export type Withdrawal = 'refunded' | 'disputed';

/**
 * Statuses of a dispute in which the bank holds or keeps the money. Inquiries (`warning_…`) move no money
 * before they become disputes (https://docs.stripe.com/disputes/how-disputes-work).
 */
const MONEY_IS_GONE = new Set<string>([
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
]);
const PAYMENTS_READ = 100;

/** Returns the customer's reversed payments, by payment intent id. */
export async function readWithdrawals(
  stripe: Stripe,
  customer: string,
): Promise<ReadonlyMap<string, Withdrawal>> {
  const { data } = await stripe.charges.list({ customer, limit: PAYMENTS_READ });
  const withdrawals = new Map<string, Withdrawal>();
  for (const charge of data) {
    const intent = readId(charge.payment_intent);
    if (intent === null) continue;
    if (charge.disputed && (await isLost(stripe, charge.id))) withdrawals.set(intent, 'disputed');
    else if (charge.refunded) withdrawals.set(intent, 'refunded');
  }
  return withdrawals;
}

/**
 * Returns how an invoice's payment was reversed: refunded or disputed. Returns undefined when the invoice's
 * payment was not reversed.
 */
export function findWithdrawal(
  invoice: Stripe.Invoice,
  withdrawals: ReadonlyMap<string, Withdrawal>,
): Withdrawal | undefined {
  const intents = invoice.payments?.data.map(({ payment }) => readId(payment.payment_intent)) ?? [];
  return intents.flatMap((intent) => (intent && withdrawals.get(intent)) || [])[0];
}

/** Returns the customer of a disputed payment; undefined if the payment has no customer. */
export async function findDisputeCustomer(
  stripe: Stripe,
  dispute: Pick<Stripe.Dispute, 'charge'>,
): Promise<string | undefined> {
  const charge = readId(dispute.charge);
  if (charge === null) return undefined;
  return readId((await stripe.charges.retrieve(charge)).customer) ?? undefined;
}

async function isLost(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge });
  return data.some(({ status }) => MONEY_IS_GONE.has(status));
}

function readId(reference: string | { id?: string } | null | undefined): string | null {
  return (typeof reference === 'string' ? reference : reference?.id) ?? null;
}
