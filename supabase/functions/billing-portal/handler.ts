import { billingPortalRequestSchema } from '@adwright/contracts';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import { ensureCustomer, openPortal } from '../_payments/customer.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, checkOwnAddress, readBody } from '../_payments/request.ts';

/**
 * Handles POST billing-portal: returns `{url}` of the payment provider's portal for the caller's subscription.
 */
export function createBillingPortal(payments: Payments): Handler {
  return createBrowserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const body = await readBody(request, billingPortalRequestSchema);
    const returnUrl = checkOwnAddress(payments, body.return_url, 'return_url');
    const customer = await ensureCustomer(payments, caller);
    return { url: await openPortal(payments, customer, returnUrl) };
  });
}
