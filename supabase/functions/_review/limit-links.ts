import { AppError } from '@adwright/contracts';
import * as z from 'zod';
import type { Payments } from '../_payments/payments.ts';
import type { Caller } from '../_payments/request.ts';

/**
 * Counts a new review link against the user's limit before the link is created.
 * @throws {AppError} `rate_limited` after 60 links in ten minutes
 */
export async function limitLinks({ database }: Payments, { id }: Caller): Promise<void> {
  const { data, error } = await database.rpc('may_make_review_link', { p_user_id: id });
  if (error) throw new AppError('unavailable', `may_make_review_link: ${error.message}`);
  if (z.boolean().parse(data)) return;
  throw new AppError('rate_limited', 'the user creates too many review links', {
    userMessage: 'You made many links just now. Please wait ten minutes.',
  });
}
