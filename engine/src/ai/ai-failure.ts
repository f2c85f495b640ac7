import { AppError, isAppError } from '@adwright/contracts';
import { APICallError, RetryError } from 'ai';

/** Error codes with which services say that they decline the content (OpenAI, Azure, Google, Replicate's wording). */
const POLICY_SIGNS =
  /content_policy_violation|moderation_blocked|content_filter|safety_violations|IMAGE_SAFETY|PROHIBITED_CONTENT|NSFW/i;

/**
 * What a failed call means to the user. A wait or a quota of ours is not the user's doing, so it stays a provider
 * failure; declined content is theirs to change.
 */
export function aiFailure(error: unknown): AppError {
  if (isAppError(error)) return error;
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(cause)) {
    const answer = `${cause.message} ${cause.responseBody ?? ''}`;
    if (cause.statusCode !== 429 && POLICY_SIGNS.test(answer)) {
      return new AppError('policy_refused', `declined with ${cause.statusCode}`, { cause });
    }
    return new AppError('provider_failed', `the service answered ${cause.statusCode}`, { cause });
  }
  return new AppError('provider_failed', 'the service gave nothing usable', { cause });
}
