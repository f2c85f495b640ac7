import { openPayments } from '../_payments/payments.ts';
import { review } from './handler.ts';

Deno.serve(review(openPayments(Deno.env.toObject())));
