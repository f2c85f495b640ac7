import { type MailEnvironment, openMailService } from './_mails/mail-service.ts';
import type { Handler } from './_payments/browser-function.ts';
import type { PaymentEnvironment } from './_payments/environment.ts';
import { openPayments } from './_payments/payments.ts';
import { createBillingPortal } from './billing-portal/handler.ts';
import { changeSubscription } from './change-subscription/handler.ts';
import { createCheckout } from './create-checkout/handler.ts';
import { createReview } from './create-review/handler.ts';
import { deleteAccount } from './delete-account/handler.ts';
import { deleteAccounts } from './delete-accounts/handler.ts';
import { downloadExport } from './download-export/handler.ts';
import { exportAccount } from './export-account/handler.ts';
import { makeExports } from './make-exports/handler.ts';
import { createPaymentWebhook } from './payment-webhook/handler.ts';
import { renewReview } from './renew-review/handler.ts';
import { review } from './review/handler.ts';
import { sendMails } from './send-mails/handler.ts';
import { sweepPictures } from './sweep-pictures/handler.ts';
import { unsubscribe } from './unsubscribe/handler.ts';

export type { Handler } from './_payments/browser-function.ts';
export type { PaymentEnvironment } from './_payments/environment.ts';

export type FunctionName =
  | 'create-checkout'
  | 'billing-portal'
  | 'change-subscription'
  | 'payment-webhook'
  | 'delete-account'
  | 'delete-accounts'
  | 'export-account'
  | 'make-exports'
  | 'download-export'
  | 'sweep-pictures'
  | 'send-mails'
  | 'create-review'
  | 'renew-review'
  | 'review'
  | 'unsubscribe';

/**
 * Returns every edge function by its name in the path /functions/v1/<name>, for servers other than Supabase's
 * own.
 * @param stopping signal that aborts long work when the server stops
 * @throws when an environment variable is missing
 */
export function createFunctions(
  environment: PaymentEnvironment & MailEnvironment,
  stopping?: AbortSignal,
): Record<FunctionName, Handler> {
  const payments = openPayments(environment);
  const mails = openMailService(environment);
  return {
    'create-checkout': createCheckout(payments),
    'billing-portal': createBillingPortal(payments),
    'change-subscription': changeSubscription(payments),
    'payment-webhook': createPaymentWebhook(payments),
    'delete-account': deleteAccount(payments),
    'delete-accounts': deleteAccounts(payments),
    'export-account': exportAccount(payments),
    'make-exports': makeExports(payments, stopping),
    'download-export': downloadExport(payments),
    'sweep-pictures': sweepPictures(payments),
    'send-mails': sendMails(mails),
    unsubscribe: unsubscribe(mails),
    'create-review': createReview(payments),
    'renew-review': renewReview(payments),
    review: review(payments),
  };
}
