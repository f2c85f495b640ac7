import { openPayments } from '../_payments/payments.ts';
import { downloadExport } from './handler.ts';

Deno.serve(downloadExport(openPayments(Deno.env.toObject())));
