import { AppError, changeSubscriptionRequestSchema } from '@adwright/contracts';
import { findCustomer } from '../_payments/books.ts';
import { browserFunction, type Handler } from '../_payments/browser-function.ts';
import { cancelAtPeriodEnd } from '../_payments/cancellation.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';

/**
 * POST change-subscription: cancels the caller's subscription at the end of its period, or takes that back; gives what
 * was asked for once it holds.
 */
export function changeSubscription(payments: Payments): Handler {
  return browserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const body = await readBody(request, changeSubscriptionRequestSchema);
    const customer = await findCustomer(payments, caller.id);
    const changed =
      customer !== null && (await cancelAtPeriodEnd(payments, customer, body.cancel_at_period_end));
    if (!changed) throw new AppError('not_found', 'the caller has no subscription');
    return body;
  });
}
