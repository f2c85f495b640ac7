import { STARTER_PLAN } from '@adwright/contracts';
import type Stripe from 'stripe';

/** One subscription as `apply_payment_event` takes it. Times are ISO 8601. */
export interface SubscriptionState {
  id: string;
  /** Stripe's word: active, past_due, canceled … */
  status: string;
  /** The lookup key of the price. */
  price_id: string;
  period_start: string;
  period_end: string;
  cancel_at_period_end: boolean;
  /** True when the newest invoice of the subscription is paid. */
  period_paid: boolean;
}

/** Amounts in the currency's minor unit, times in ISO 8601. */
export interface InvoiceState {
  id: string;
  number: string | null;
  /** Stripe's word, or `refunded` for a paid one that was paid back. */
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

const GIVING_ACCESS = ['active', 'trialing', 'past_due'];
/** Nothing will be paid on these: never paid, or over. */
const DEAD = ['canceled', 'incomplete', 'incomplete_expired'];
const INVOICES_READ = 24;

/** What the provider says of a customer, in its own words. */
export interface ProviderFacts {
  /** In any state, the newest first. */
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
}

/** What the provider knows of a customer now. */
export async function readFacts(stripe: Stripe, customer: string): Promise<ProviderFacts> {
  const [subscriptions, invoices] = await Promise.all([
    listSubscriptions(stripe, customer),
    stripe.invoices.list({ customer, limit: INVOICES_READ }),
  ]);
  return { subscriptions, invoices: invoices.data };
}

/** The part of it that is booked. */
export function providerState({ subscriptions, invoices }: ProviderFacts): ProviderState {
  const states = subscriptions.flatMap((subscription) => subscriptionState(subscription) ?? []);
  return {
    // The oldest: a newer one beside it is a duplicate, about to be cancelled.
    subscription:
      states.findLast((state) => GIVING_ACCESS.includes(state.status)) ?? states[0] ?? null,
    invoices: invoices.flatMap((invoice) => invoiceState(invoice) ?? []),
  };
}

/** The customer's subscriptions in any state, the newest first, as Stripe lists them. */
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

/** True for a subscription that pays, or may still pay, for a plan. */
export function isLive(subscription: Stripe.Subscription): boolean {
  return !DEAD.includes(subscription.status);
}

function subscriptionState(subscription: Stripe.Subscription): SubscriptionState | null {
  const item = subscription.items.data.find(
    (each) => each.price.lookup_key === STARTER_PLAN.priceId,
  );
  // A subscription to something that is not ours to book.
  if (!item) return null;
  const { latest_invoice: invoice, cancel_at: cancelAt } = subscription;
  return {
    id: subscription.id,
    status: subscription.status,
    price_id: STARTER_PLAN.priceId,
    period_start: isoTime(item.current_period_start),
    period_end: isoTime(item.current_period_end),
    // The portal may say the same by either field.
    cancel_at_period_end:
      subscription.cancel_at_period_end ||
      (cancelAt !== null && cancelAt <= item.current_period_end),
    period_paid: typeof invoice === 'object' && invoice?.status === 'paid',
  };
}

function invoiceState(invoice: Stripe.Invoice): InvoiceState | null {
  // A draft may still vanish.
  if (!invoice.id || !invoice.status || invoice.status === 'draft') return null;
  return {
    id: invoice.id,
    number: invoice.number,
    status: isRefunded(invoice) ? 'refunded' : invoice.status,
    amount_paid: invoice.amount_paid,
    currency: invoice.currency,
    pdf_url: invoice.invoice_pdf ?? null,
    created_at: isoTime(invoice.created),
  };
}

/** True when credit notes have paid back all that was paid. */
function isRefunded(invoice: Stripe.Invoice): boolean {
  const { amount_paid: paid, post_payment_credit_notes_amount: paidBack } = invoice;
  return invoice.status === 'paid' && paid > 0 && paidBack >= paid;
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
