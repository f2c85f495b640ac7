import type { Handler } from './_payments/browser-function.ts';
import type { Payments } from './_payments/payments.ts';
import { billingPortal } from './billing-portal/handler.ts';
import { createCheckout } from './create-checkout/handler.ts';
import { paymentWebhook } from './payment-webhook/handler.ts';

export type { Handler } from './_payments/browser-function.ts';
export type { PaymentEnvironment } from './_payments/environment.ts';
export { openPayments, type Payments } from './_payments/payments.ts';

/** Every function by the name of its address, /functions/v1/<name>: for a server that is not Supabase's own. */
export const FUNCTIONS: Record<string, (payments: Payments) => Handler> = {
  'create-checkout': createCheckout,
  'billing-portal': billingPortal,
  'payment-webhook': paymentWebhook,
};
