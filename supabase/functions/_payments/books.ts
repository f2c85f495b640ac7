import { AppError } from '@adwright/contracts';
import * as z from 'zod';
import { stopDisputedRenewals } from './disputed-renewals.ts';
import { endDuplicateSubscriptions } from './duplicate-subscriptions.ts';
import type { Payments } from './payments.ts';
import {
  type ProviderFacts,
  type ProviderState,
  readFacts,
  readProviderState,
} from './provider-state.ts';

/** Returns the provider's customer id of a user; null before their first checkout. */
export function findCustomer(payments: Payments, userId: string): Promise<string | null> {
  return call(payments, 'payment_customer', { p_user_id: userId }, z.string().nullable());
}

/** Links a user to a customer, unless the user has one already. Returns the linked customer. */
export function linkCustomer(
  payments: Payments,
  userId: string,
  customerId: string,
): Promise<string> {
  const link = { p_user_id: userId, p_customer_id: customerId };
  return call(payments, 'link_payment_customer', link, z.string());
}

/**
 * Tells whether a customer belongs to our product. Returns false for another product's customer, and for a
 * customer whose account was deleted.
 */
async function isOurCustomer(payments: Payments, customerId: string): Promise<boolean> {
  const customer = { p_customer_id: customerId };
  return (await call(payments, 'payment_user', customer, z.uuid().nullable())) !== null;
}

const NOTHING_KNOWN: ProviderState = { subscription: null, invoices: [] };

interface PaymentEvent {
  /** The provider's id of the event, or an id with `adwright_` for changes that we started. */
  id: string;
  type: string;
  customerId: string;
}

/** Takes the user's checkout lease. Returns false while another process holds the lease. */
export function beginCheckout(payments: Payments, userId: string, holder: string) {
  const lease = { p_user_id: userId, p_holder: holder };
  return call(payments, 'begin_checkout', lease, z.boolean());
}

/** Releases the lease, if this holder still has it. */
export function endCheckout(payments: Payments, userId: string, holder: string) {
  const lease = { p_user_id: userId, p_holder: holder };
  return call(payments, 'end_checkout', lease, z.null());
}

/**
 * Returns the number of people in a user's workspaces who need a seat: members who may edit, and invited ones.
 */
export async function countSeats(payments: Payments, userId: string): Promise<number> {
  return call(payments, 'seats_used', { p_user_id: userId }, z.number().int());
}

/**
 * Reads the current state of the event's customer from the provider and books it. Returns false for a repeated
 * event. Before that, a second subscription is refunded and cancelled, and a subscription with a disputed
 * payment stops renewing.
 */
export async function recordState(payments: Payments, event: PaymentEvent): Promise<boolean> {
  const { stripe } = payments;
  const [isOurs, reading] = await Promise.all([
    isOurCustomer(payments, event.customerId),
    beginReading(payments),
  ]);
  if (!isOurs) return bookEvent(payments, event, reading, NOTHING_KNOWN);
  const facts = await readFacts(stripe, event.customerId);
  if (!(await correctSubscriptions(stripe, facts)))
    return bookEvent(payments, event, reading, readProviderState(facts));
  const later = await beginReading(payments);
  return bookEvent(
    payments,
    event,
    later,
    readProviderState(await readFacts(stripe, event.customerId)),
  );
}

/** @returns true when anything changed at the provider */
async function correctSubscriptions(
  stripe: Payments['stripe'],
  facts: ProviderFacts,
): Promise<boolean> {
  const ended = await endDuplicateSubscriptions(stripe, facts.subscriptions);
  const stopped = await stopDisputedRenewals(stripe, facts);
  return ended || stopped;
}

/**
 * Returns a sequence number. Callers take the number before reading the provider's state, so that an older
 * reading never overwrites a newer one.
 */
function beginReading(payments: Payments): Promise<number> {
  return call(payments, 'begin_payment_reading', {}, z.number().int());
}

/** Books an event with the state that was read after its arrival, in one transaction. */
function bookEvent(
  payments: Payments,
  event: PaymentEvent,
  reading: number,
  state: ProviderState,
): Promise<boolean> {
  const booking = {
    p_event_id: event.id,
    p_type: event.type,
    p_customer_id: event.customerId,
    p_reading: reading,
    p_payload: state,
  };
  return call(payments, 'apply_payment_event', booking, z.boolean());
}

async function call<Schema extends z.ZodType>(
  payments: Payments,
  name: string,
  parameters: Record<string, unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = await payments.database.rpc(name, parameters);
  if (error) throw new AppError('unavailable', `${name}: ${error.message}`, { cause: error });
  return schema.parse(data);
}
