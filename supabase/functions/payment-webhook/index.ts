import { openPayments } from '../_payments/payments.ts';
import { createPaymentWebhook } from './handler.ts';

Deno.serve(createPaymentWebhook(openPayments(Deno.env.toObject())));
