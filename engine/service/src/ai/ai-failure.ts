import { AppError, isAppError } from '@adwright/contracts';
import {
  APICallError,
  InvalidResponseDataError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  RetryError,
} from 'ai';

/**
 * Matches error codes with which AI services say that they decline the content (OpenAI, Azure, Google,
 * Replicate's wording).
 */
const POLICY_SIGNS =
  /content_policy_violation|moderation_blocked|content_filter|safety_violations|IMAGE_SAFETY|PROHIBITED_CONTENT|NSFW|flagged as sensitive/i;

/**
 * Matches values of `finishReason` and `blockReason` with which Google's models report that they withheld a
 * picture.
 */
const GOOGLE_STOPS = /"(?:IMAGE_)?(?:SAFETY|PROHIBITED_CONTENT|BLOCKLIST|SPII)"/;

/** Message to the user if a limit of the AI service, rather than the request, caused the failure. */
const ALL_IN_USE =
  'The generation service is very busy. Your credits were returned; please try again in a minute.';

/**
 * Converts the error of a failed AI call to an error for the user. A timeout or an exhausted quota of our account is
 * not the user's fault, so the error stays a provider failure with a message to try again later. `rate_limited` would
 * blame the caller, and the spec (§8) has no error about too many requests for generations. If the AI service declines
 * the content, the message asks the user to change the content.
 */
export function classifyAiFailure(error: unknown): AppError {
  if (isAppError(error)) return error;
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(cause)) {
    const answer = `${cause.message} ${cause.responseBody ?? ''}`;
    if (cause.statusCode === 429) {
      return new AppError('provider_failed', 'the AI service’s rate limit or quota is exhausted', {
        userMessage: ALL_IN_USE,
        cause,
      });
    }
    if (POLICY_SIGNS.test(answer)) {
      return new AppError(
        'policy_refused',
        `the service declined the request with status ${cause.statusCode}`,
        { cause },
      );
    }
    return new AppError(
      'provider_failed',
      `the service responded with status ${cause.statusCode}`,
      { cause },
    );
  }
  if (refuseContent(cause)) {
    return new AppError('policy_refused', 'the AI service withheld its answer', { cause });
  }
  return new AppError('provider_failed', 'the AI service returned no usable result', { cause });
}

/** Tells whether an answer lacks the requested result because the AI service declines the content. */
function refuseContent(cause: unknown): boolean {
  if (NoObjectGeneratedError.isInstance(cause)) return cause.finishReason === 'content-filter';
  // Replicate states only in the error's message why a prediction failed.
  if (InvalidResponseDataError.isInstance(cause)) return POLICY_SIGNS.test(cause.message);
  if (!NoImageGeneratedError.isInstance(cause)) return false;
  return GOOGLE_STOPS.test(
    JSON.stringify(cause.calls?.map(({ providerMetadata }) => providerMetadata)) ?? '',
  );
}
