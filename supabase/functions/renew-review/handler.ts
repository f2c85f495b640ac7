import { AppError } from '@adwright/contracts';
import { type CreatedReview, renewReviewRequestSchema } from '@adwright/contracts/review';
import * as z from 'zod';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';
import { limitLinks } from '../_review/limit-links.ts';
import { createToken, hashSha256 } from '../_review/review-token.ts';

const outcomeSchema = z.enum(['renewed', 'not_found', 'closed']);

/**
 * Handles POST renew-review: gives one of the caller's review links a new token, which only this response
 * contains. The previous token of the link becomes invalid at once.
 */
export function renewReview(payments: Payments): Handler {
  return createBrowserFunction(async (request): Promise<CreatedReview> => {
    const caller = await authenticate(payments, request);
    const { id } = await readBody(request, renewReviewRequestSchema);
    await limitLinks(payments, caller);
    const token = createToken();
    const { data, error } = await payments.database.rpc('renew_review', {
      p_user_id: caller.id,
      p_id: id,
      p_token_hash: await hashSha256(token),
    });
    if (error) throw new AppError('unavailable', `renew_review: ${error.message}`);
    if (outcomeSchema.parse(data) === 'renewed') return { id, token };
    throw new AppError(
      'not_found',
      'the link belongs to another user, has expired or was revoked',
      {
        userMessage: 'This link is no longer open. Please share the ads again.',
      },
    );
  });
}
