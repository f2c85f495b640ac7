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

/** Returns the payment provider's customer id of a user; null before the user's first checkout. */
export function findCustomer(payments: Payments, userId: string): Promise<string | null> {
  return call(payments, 'payment_customer', { p_user_id: userId }, z.string().nullable());
}

/**
 * Links a user to a customer of the payment provider, unless the user already has a customer. Returns the id of
 * the linked customer.
 */
export function linkCustomer(
  payments: Payments,
  userId: string,
  customerId: string,
): Promise<string> {
  const link = { p_user_id: userId, p_customer_id: customerId };
  return call(payments, 'link_payment_customer', link, z.string());
}

/**
 * Tells whether a customer of the payment provider belongs to this product. Returns false for a customer of
 * another product, and for a customer with a deleted account.
 */
async function isOurCustomer(payments: Payments, customerId: string): Promise<boolean> {
  const customer = { p_customer_id: customerId };
  return (await call(payments, 'payment_user', customer, z.uuid().nullable())) !== null;
}

const NOTHING_KNOWN: ProviderState = { subscription: null, invoices: [] };

interface PaymentEvent {
  /**
   * Id of the event at the provider, or an id with the prefix `adwright_` for a change that the product
   * started.
   */
  id: string;
  type: string;
  customerId: string;
}

/**
 * Takes the checkout lease of a user, which only one process can hold. Returns false while another process
 * holds the lease.
 */
export function beginCheckout(payments: Payments, userId: string, holder: string) {
  const lease = { p_user_id: userId, p_holder: holder };
  return call(payments, 'begin_checkout', lease, z.boolean());
}

/** Releases the user's checkout lease if `holder` still holds it. */
export function endCheckout(payments: Payments, userId: string, holder: string) {
  const lease = { p_user_id: userId, p_holder: holder };
  return call(payments, 'end_checkout', lease, z.null());
}

/**
 * Returns the number of people who need a seat in a user's workspaces: members who may edit, and people invited
 * as editors.
 */
export async function countSeats(payments: Payments, userId: string): Promise<number> {
  return call(payments, 'seats_used', { p_user_id: userId }, z.number().int());
}

/**
 * Reads the current state of the event's customer from the provider, and writes the state into the product's
 * tables. Returns false for an event that was already recorded. Before the state is written, duplicate
 * subscriptions are refunded and cancelled, and subscriptions with a disputed payment stop renewing.
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

/** @returns true when a subscription was changed at the provider */
async function correctSubscriptions(
  stripe: Payments['stripe'],
  facts: ProviderFacts,
): Promise<boolean> {
  const ended = await endDuplicateSubscriptions(stripe, facts.subscriptions);
  const stopped = await stopDisputedRenewals(stripe, facts);
  return ended || stopped;
}

/**
 * Returns a sequence number for a reading of the provider's state. A caller takes the number before reading the
 * provider's state, so that an older reading never overwrites a newer one.
 */
function beginReading(payments: Payments): Promise<number> {
  return call(payments, 'begin_payment_reading', {}, z.number().int());
}

/** Records an event with the provider's state that was read after its arrival, in one transaction. */
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
