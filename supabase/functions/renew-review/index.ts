import { openPayments } from '../_payments/payments.ts';
import { renewReview } from './handler.ts';

Deno.serve(renewReview(openPayments(Deno.env.toObject())));
