import { openPayments } from '../_payments/payments.ts';
import { createReview } from './handler.ts';

Deno.serve(createReview(openPayments(Deno.env.toObject())));
