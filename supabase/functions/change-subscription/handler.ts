import {
  AppError,
  changeSeatsRequestSchema,
  changeSubscriptionRequestSchema,
} from '@adwright/contracts';
import * as z from 'zod';
import { findCustomer } from '../_payments/books.ts';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import { cancelAtPeriodEnd } from '../_payments/cancellation.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';
import { changeSeats } from '../_payments/seats.ts';

const requestSchema = z.union([changeSubscriptionRequestSchema, changeSeatsRequestSchema]);

/**
 * Handles POST change-subscription for the caller's own subscription. The function cancels the subscription at
 * the end of its period, undoes a cancellation, or buys and returns seats. The function returns the requested
 * state after the change has taken effect.
 */
export function changeSubscription(payments: Payments): Handler {
  return createBrowserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const body = await readBody(request, requestSchema);
    if ('extra_seats' in body) {
      await changeSeats(payments, caller.id, body.extra_seats);
      return body;
    }
    const customer = await findCustomer(payments, caller.id);
    const changed =
      customer !== null && (await cancelAtPeriodEnd(payments, customer, body.cancel_at_period_end));
    if (!changed) throw new AppError('not_found', 'the caller has no subscription');
    return body;
  });
}
