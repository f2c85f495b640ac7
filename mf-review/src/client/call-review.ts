import { AppError, isErrorCode } from '@adwright/contracts';
import type { ReviewRequest } from '@adwright/contracts/review';
import { getRuntimeConfig } from '@adwright/supabase';
import * as z from 'zod';
import { takeEarlyAnswer } from './early-answer.ts';

const failureSchema = z.object({ error: z.string(), code: z.string() });

/**
 * Calls the function `review` with the link's token, without the session of a signed-in user.
 * @throws {AppError} `not_found` for a token that belongs to no link, `rate_limited`, `invalid_request`, or
 * `unavailable` without a response
 */
export async function callReview<Answer>(
  request: ReviewRequest,
  schema: z.ZodType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const early =
    request.action === 'open' && !request.revision ? takeEarlyAnswer(request.token) : undefined;
  const response = await (early ?? send(request, signal)).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new AppError('unavailable', 'the review function did not respond', { cause });
  });
  return readAnswer(response, schema);
}

/**
 * Parses the response of an edge function of the data service.
 * @throws {AppError} with the error code in the response
 */
export async function readAnswer<Answer>(
  response: Response,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return schema.parse(answer);
  const { code, error } = failureSchema.safeParse(answer).data ?? {};
  throw isErrorCode(code)
    ? new AppError(code, 'the review function refused the request', {
        ...(error && { userMessage: error }),
      })
    : new AppError('unavailable', 'the response of the review function can’t be parsed');
}

/**
 * Sends a request to the edge function `review`. The request has no custom headers, so the browser sends it at
 * once, without a preflight.
 */
function send(request: ReviewRequest, signal?: AbortSignal): Promise<Response> {
  return fetch(`${getRuntimeConfig().supabaseUrl}/functions/v1/review`, {
    method: 'POST',
    body: JSON.stringify(request),
    signal: signal ?? null,
  });
}
