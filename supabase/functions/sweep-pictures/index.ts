import { openPayments } from '../_payments/payments.ts';
import { sweepPictures } from './handler.ts';

Deno.serve(sweepPictures(openPayments(Deno.env.toObject())));
