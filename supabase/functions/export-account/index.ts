import { openPayments } from '../_payments/payments.ts';
import { exportAccount } from './handler.ts';

Deno.serve(exportAccount(openPayments(Deno.env.toObject())));
