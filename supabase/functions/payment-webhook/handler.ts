import type Stripe from 'stripe';
import { recordState } from '../_payments/books.ts';
import type { Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { findDisputeCustomer } from '../_payments/withdrawn-payments.ts';

/**
 * Types of events that announce a change of a customer's state. The function reads the new state from the
 * provider, and never from the event.
 */
const EVENTS_BOOKED = new Set<string>([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.updated',
  'invoice.payment_failed',
  'invoice.voided',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]);

/**
 * Handles POST payment-webhook, which receives the payment provider's events. An event with a wrong signature
 * is answered with 400. If the state could not be written, the answer is 500, and the provider then sends the
 * event again. All other events are answered with 200, including events of unknown types.
 */
export function createPaymentWebhook(payments: Payments): Handler {
  return async (request) => {
    const event = await verify(payments, request);
    if (!event) return Response.json({ error: 'the signature does not verify' }, { status: 400 });

    if (!EVENTS_BOOKED.has(event.type)) return Response.json({ booked: false });

    try {
      const customerId = await findCustomer(payments, event);
      if (!customerId) return Response.json({ booked: false });
      const booked = await recordState(payments, { id: event.id, type: event.type, customerId });
      return Response.json({ booked });
    } catch (error) {
      console.error(error);
      return Response.json({ error: 'the event could not be booked' }, { status: 500 });
    }
  };
}

async function verify(payments: Payments, request: Request): Promise<Stripe.Event | undefined> {
  const signature = request.headers.get('Stripe-Signature');
  if (request.method !== 'POST' || !signature) return undefined;
  try {
    return await payments.stripe.webhooks.constructEventAsync(
      await request.text(),
      signature,
      payments.settings.STRIPE_WEBHOOK_SECRET,
    );
  } catch {
    // The answer to an event without a valid signature gives no details.
    return undefined;
  }
}

async function findCustomer(
  { stripe }: Payments,
  event: Stripe.Event,
): Promise<string | undefined> {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return findDisputeCustomer(stripe, event.data.object);
  }
  const subject: object = event.data.object;
  if (!('customer' in subject)) return undefined;
  const { customer } = subject;
  if (typeof customer === 'string') return customer;
  return customer && typeof customer === 'object' && 'id' in customer
    ? String(customer.id)
    : undefined;
}
