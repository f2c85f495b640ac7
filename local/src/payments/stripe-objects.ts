import { EXTRA_SEAT, STARTER_PLAN } from '@adwright/contracts';
import type { Checkout, Customer, Invoice, Portal, Subscription } from './sandbox-state.ts';

/** The paid plan's price, with the same lookup key as the price at Stripe. */
export const PRICE = {
  id: 'price_sandbox_starter',
  object: 'price',
  active: true,
  currency: 'usd',
  lookup_key: STARTER_PLAN.priceId,
  nickname: STARTER_PLAN.label,
  recurring: { interval: STARTER_PLAN.interval, interval_count: 1 },
  type: 'recurring',
  unit_amount: Math.round(STARTER_PLAN.priceUsd * 100),
};

/** The price of an extra seat, with the same lookup key as the price at Stripe. */
export const SEAT_PRICE = {
  ...PRICE,
  id: 'price_sandbox_seat',
  lookup_key: EXTRA_SEAT.priceId,
  nickname: 'Further seat',
  unit_amount: Math.round(EXTRA_SEAT.priceUsd * 100),
};

export function buildList(data: object[]) {
  return { object: 'list', data, has_more: false };
}

export function buildStripeCustomer({ id, email, metadata, created }: Customer) {
  return { id, object: 'customer', email, metadata, created, livemode: false };
}

export function buildStripeCheckout(checkout: Checkout, origin: string) {
  const { id, customer, created, status, subscription } = checkout;
  return {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer,
    created,
    status,
    subscription,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    url: status === 'open' ? `${origin}/pay/${id}` : null,
  };
}

export function buildStripeSubscription(
  subscription: Subscription,
  latestInvoice: string | object,
) {
  const { id, customer, created, status, metadata } = subscription;
  const { periodStart, periodEnd, cancelAtPeriodEnd, seats } = subscription;
  const item = (name: string, price: object, quantity: number) => ({
    id: `${name}_${id}`,
    object: 'subscription_item',
    price,
    quantity,
    current_period_start: periodStart,
    current_period_end: periodEnd,
  });
  return {
    id,
    object: 'subscription',
    customer,
    created,
    status,
    metadata,
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: cancelAtPeriodEnd ? periodEnd : null,
    latest_invoice: latestInvoice,
    items: buildList([
      item('si', PRICE, 1),
      ...(seats > 0 ? [item('si_seats', SEAT_PRICE, seats)] : []),
    ]),
  };
}

export function buildStripeInvoice(invoice: Invoice, origin: string) {
  const { id, number, customer, created, status, amount, periodStart, periodEnd } = invoice;
  return {
    id,
    object: 'invoice',
    number,
    customer,
    created,
    status,
    billing_reason: invoice.reason,
    currency: PRICE.currency,
    amount_due: amount,
    amount_paid: status === 'paid' ? amount : 0,
    post_payment_credit_notes_amount: invoice.credited,
    period_start: periodStart,
    period_end: periodEnd,
    invoice_pdf: `${origin}/invoices/${id}.pdf`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription },
    },
    payments: buildList(
      isCharged(invoice)
        ? [
            {
              id: `inpay_${id}`,
              object: 'invoice_payment',
              payment: { type: 'payment_intent', payment_intent: `pi_${id}` },
            },
          ]
        : [],
    ),
  };
}

/** Tells whether the invoice was paid by card rather than with the subscription's credit. */
export function isCharged({ status, amount }: Invoice): boolean {
  return status === 'paid' && amount > 0;
}

/** Builds the charge object for the payment of an invoice. */
export function buildStripeCharge(invoice: Invoice) {
  const { id, customer, created, amount } = invoice;
  const paidBack = invoice.credited + invoice.refunded;
  return {
    id: `ch_${id}`,
    object: 'charge',
    customer,
    created,
    amount,
    currency: PRICE.currency,
    amount_refunded: paidBack,
    refunded: paidBack >= amount,
    disputed: invoice.dispute !== null,
    payment_intent: `pi_${id}`,
    status: 'succeeded',
  };
}

/** Builds a dispute object, which refers to its charge but to no customer. */
export function buildStripeDispute({ id, amount }: Invoice, status: string) {
  return {
    id: `du_${id}`,
    object: 'dispute',
    amount,
    currency: PRICE.currency,
    charge: `ch_${id}`,
    payment_intent: `pi_${id}`,
    status,
  };
}

export function buildStripePortal({ id, customer, returnUrl }: Portal, origin: string) {
  return {
    id,
    object: 'billing_portal.session',
    customer,
    return_url: returnUrl,
    url: `${origin}/portal/${id}`,
  };
}
