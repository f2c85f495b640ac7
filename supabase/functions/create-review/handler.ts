import { AppError } from '@adwright/contracts';
import {
  type CreatedReview,
  createReviewRequestSchema,
  MAX_OPEN_REVIEWS,
} from '@adwright/contracts/review';
import * as z from 'zod';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';
import { limitLinks } from '../_review/limit-links.ts';
import { hashReviewPassword } from '../_review/password.ts';
import { createToken, hashSha256 } from '../_review/review-token.ts';

const createdSchema = z.tuple([
  z.object({ outcome: z.enum(['created', 'not_found', 'too_many']), id: z.uuid().nullable() }),
]);

/**
 * Handles POST create-review: creates a review link for ads of the caller. Only this function's response
 * contains the token of the review link.
 */
export function createReview(payments: Payments): Handler {
  return createBrowserFunction(async (request): Promise<CreatedReview> => {
    const caller = await authenticate(payments, request);
    const { ad_ids, password, ...review } = await readBody(request, createReviewRequestSchema);
    await limitLinks(payments, caller);
    const token = createToken();
    const { data, error } = await payments.database.rpc('create_review', {
      p_user_id: caller.id,
      p_review: review,
      p_ad_ids: ad_ids,
      p_token_hash: await hashSha256(token),
      p_password_hash: password === null ? null : await hashReviewPassword(password),
    });
    if (error) throw new AppError('unavailable', `create_review: ${error.message}`);
    const [{ outcome, id }] = createdSchema.parse(data);
    if (id !== null) return { id, token };
    throw outcome === 'too_many'
      ? new AppError('limit_reached', 'the user has the maximum number of open review links', {
          userMessage: `You have ${MAX_OPEN_REVIEWS} open review links. Please revoke one first.`,
        })
      : new AppError('not_found', 'an ad does not belong to the caller', {
          userMessage: 'One of these ads is no longer there. Please choose again.',
        });
  });
}
