import { openPayments } from '../_payments/payments.ts';
import { changeSubscription } from './handler.ts';

Deno.serve(changeSubscription(openPayments(Deno.env.toObject())));
