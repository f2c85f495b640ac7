import { EXTRA_SEAT, STARTER_PLAN } from '@adwright/contracts';
import type Stripe from 'stripe';
import { findWithdrawal, readWithdrawals, type Withdrawal } from './withdrawn-payments.ts';

/** A subscription as the database function `apply_payment_event` takes it. All times are in ISO 8601 format. */
interface SubscriptionState {
  id: string;
  /** Status of the subscription in Stripe's words: active, past_due, canceled … */
  status: string;
  /** The lookup key of the subscription's price. */
  price_id: string;
  period_start: string;
  period_end: string;
  cancel_at_period_end: boolean;
  /** Whether the invoice of the current period is paid. */
  period_paid: boolean;
  /** Whether the payment of the current period's invoice was reversed: refunded in full, or disputed. */
  period_withdrawn: boolean;
  /**
   * Number of bought seats in addition to the plan's seats. The number of bought seats is 0 while a payment of the
   * current period is reversed.
   */
  extra_seats: number;
}

/** An invoice, with amounts in cents (the currency's minor unit) and times in ISO 8601 format. */
interface InvoiceState {
  id: string;
  number: string | null;
  /**
   * The status that Stripe reports for a subscription. `refunded` or `disputed` for a paid invoice with a reversed
   * payment; otherwise Stripe's status.
   */
  status: string;
  amount_paid: number;
  currency: string;
  pdf_url: string | null;
  created_at: string;
}

export interface ProviderState {
  subscription: SubscriptionState | null;
  invoices: InvoiceState[];
}

/**
 * Stripe's billing reason for an invoice of seats that were bought within a period. An invoice with this reason
 * does not contain the plan's own price.
 */
const FOR_A_CHANGE = 'subscription_update';
const GIVING_ACCESS = ['active', 'trialing', 'past_due'];
/** Statuses of subscriptions that get no further payment, because they were never paid or have ended. */
const DEAD = ['canceled', 'incomplete', 'incomplete_expired'];
/**
 * Maximum number of invoices that Stripe returns in one response. A customer may have many invoices, since each
 * purchase of seats creates an invoice.
 */
const INVOICES_READ = 100;

/** The payment provider's data about a customer, as Stripe's own objects. */
export interface ProviderFacts {
  /** The customer's subscriptions with any status, newest first. */
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  /** Reversals of payments (refunded or disputed), by invoice id. */
  withdrawn: ReadonlyMap<string, Withdrawal>;
}

/** Reads the provider's current data about a customer. */
export async function readFacts(stripe: Stripe, customer: string): Promise<ProviderFacts> {
  const [subscriptions, invoices, withdrawals] = await Promise.all([
    listSubscriptions(stripe, customer),
    stripe.invoices.list({ customer, limit: INVOICES_READ, expand: ['data.payments'] }),
    readWithdrawals(stripe, customer),
  ]);
  const withdrawn = new Map(
    invoices.data.flatMap((invoice) => {
      const how = isCredited(invoice) ? 'refunded' : findWithdrawal(invoice, withdrawals);
      return how && invoice.id ? [[invoice.id, how] as const] : [];
    }),
  );
  return { subscriptions, invoices: invoices.data, withdrawn };
}

/** Returns the parts of the provider's data that the product copies into its tables. */
export function readProviderState({
  subscriptions,
  invoices,
  withdrawn,
}: ProviderFacts): ProviderState {
  const states = subscriptions.flatMap(
    (subscription) => describeSubscription(subscription, invoices, withdrawn) ?? [],
  );
  return {
    // Only the customer's oldest subscription is copied. A newer subscription is a duplicate that will be
    // cancelled.
    subscription:
      states.findLast((state) => GIVING_ACCESS.includes(state.status)) ?? states[0] ?? null,
    invoices: invoices.flatMap((invoice) => describeInvoice(invoice, withdrawn) ?? []),
  };
}

/** Returns the customer's subscriptions with any status, newest first, as Stripe lists them. */
export async function listSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const list = await stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.latest_invoice'],
  });
  return list.data;
}

/** Tells whether a customer pays, or may still pay, for a subscription. */
export function isLive(subscription: Stripe.Subscription): boolean {
  return !DEAD.includes(subscription.status);
}

/** Returns the item of a subscription that has one of the product's prices. */
export function findItem(
  { items }: Stripe.Subscription,
  priceId: string,
): Stripe.SubscriptionItem | undefined {
  return items.data.find((each) => each.price.lookup_key === priceId);
}

function describeSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  withdrawn: ProviderFacts['withdrawn'],
): SubscriptionState | null {
  const item = findItem(subscription, STARTER_PLAN.priceId);
  // A subscription without one of the product's prices belongs to another product, and is ignored.
  if (!item) return null;
  const { latest_invoice: latest, cancel_at: cancelAt } = subscription;
  const own = invoices.filter((invoice) => findSubscription(invoice) === subscription.id);
  const invoice =
    own.find((each) => each.billing_reason !== FOR_A_CHANGE) ??
    (typeof latest === 'object' ? latest : null);
  const ofPeriod = own.filter(
    (each) => each.id === invoice?.id || each.created >= item.current_period_start,
  );
  const seats = findItem(subscription, EXTRA_SEAT.priceId)?.quantity ?? 0;
  return {
    id: subscription.id,
    status: subscription.status,
    price_id: STARTER_PLAN.priceId,
    period_start: formatIsoTime(item.current_period_start),
    period_end: formatIsoTime(item.current_period_end),
    // Stripe's portal may store a cancellation in either of two fields.
    cancel_at_period_end:
      subscription.cancel_at_period_end ||
      (cancelAt !== null && cancelAt <= item.current_period_end),
    period_paid: invoice?.status === 'paid',
    period_withdrawn: withdrawn.has(invoice?.id ?? ''),
    extra_seats: ofPeriod.some(({ id }) => withdrawn.has(id ?? '')) ? 0 : seats,
  };
}

function describeInvoice(
  invoice: Stripe.Invoice,
  withdrawn: ProviderFacts['withdrawn'],
): InvoiceState | null {
  // A draft invoice may still be discarded, so it is not recorded.
  if (!invoice.id || !invoice.status || invoice.status === 'draft') return null;
  return {
    id: invoice.id,
    number: invoice.number,
    status: withdrawn.get(invoice.id) ?? invoice.status,
    amount_paid: invoice.amount_paid,
    currency: invoice.currency,
    pdf_url: invoice.invoice_pdf ?? null,
    created_at: formatIsoTime(invoice.created),
  };
}

/** Returns the id of the subscription for which an invoice was created. */
export function findSubscription({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : subscription?.id;
}

/** Tells whether credit notes have refunded the full paid amount of an invoice. */
function isCredited(invoice: Stripe.Invoice): boolean {
  const { amount_paid: paid, post_payment_credit_notes_amount: paidBack } = invoice;
  return invoice.status === 'paid' && paid > 0 && paidBack >= paid;
}

function formatIsoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
