import { openPayments } from '../_payments/payments.ts';
import { billingPortal } from './handler.ts';

Deno.serve(billingPortal(openPayments(Deno.env.toObject())));
