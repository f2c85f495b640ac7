import { openPayments } from '../_payments/payments.ts';
import { createCheckout } from './handler.ts';

Deno.serve(createCheckout(openPayments(Deno.env.toObject())));
