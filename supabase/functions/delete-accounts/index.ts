import { openPayments } from '../_payments/payments.ts';
import { deleteAccounts } from './handler.ts';

Deno.serve(deleteAccounts(openPayments(Deno.env.toObject())));
