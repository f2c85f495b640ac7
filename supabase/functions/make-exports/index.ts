import { openPayments } from '../_payments/payments.ts';
import { makeExports } from './handler.ts';

Deno.serve(makeExports(openPayments(Deno.env.toObject())));
