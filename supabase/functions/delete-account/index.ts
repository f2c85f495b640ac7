import { openPayments } from '../_payments/payments.ts';
import { deleteAccount } from './handler.ts';

Deno.serve(deleteAccount(openPayments(Deno.env.toObject())));
