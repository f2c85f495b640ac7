import { openPayments } from '../_payments/payments.ts';
import { paymentWebhook } from './handler.ts';

Deno.serve(paymentWebhook(openPayments(Deno.env.toObject())));
