import { AppError, isErrorCode } from '@adwright/contracts';
import type { ReviewRequest } from '@adwright/contracts/review';
import { getRuntimeConfig } from '@adwright/supabase';
import * as z from 'zod';

const failureSchema = z.object({ error: z.string(), code: z.string() });

/**
 * Calls the function `review` as whoever holds the link, even where somebody is signed in.
 * @throws {AppError} `not_found` for a token of no link, `rate_limited`, `invalid_request`, or `unavailable` without an answer
 */
export async function callReview<Answer>(
  request: ReviewRequest,
  schema: z.ZodType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const { supabaseUrl, supabaseKey } = getRuntimeConfig();
  const response = await fetch(`${supabaseUrl}/functions/v1/review`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: supabaseKey },
    body: JSON.stringify(request),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new AppError('unavailable', 'the review function gave no answer', { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return schema.parse(answer);
  const { code, error } = failureSchema.safeParse(answer).data ?? {};
  throw isErrorCode(code)
    ? new AppError(code, 'the review function refused', { ...(error && { userMessage: error }) })
    : new AppError('unavailable', 'the review function gave an unreadable answer');
}
