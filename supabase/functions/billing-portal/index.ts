import { openPayments } from '../_payments/payments.ts';
import { createBillingPortal } from './handler.ts';

Deno.serve(createBillingPortal(openPayments(Deno.env.toObject())));
