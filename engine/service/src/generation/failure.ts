import {
  AppError,
  ERROR_CODES,
  type ErrorCode,
  isAppError,
  type WebhookFailure,
} from '@adwright/contracts';
import * as z from 'zod';

/**
 * Schema of a failure in `generations.error`, which is stored so that a retry with the same key gets the same
 * answer.
 */
const recordedFailureSchema = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(ERROR_CODES, code)),
  message: z.string(),
  field: z.string().optional(),
});
type RecordedFailure = z.infer<typeof recordedFailureSchema>;

/** Returns an AppError unchanged, and wraps any other error as `internal`. */
export function toAppError(error: unknown): AppError {
  return isAppError(error) ? error : new AppError('internal', 'unforeseen', { cause: error });
}

/**
 * Returns the part of a failure that is stored in `generations.error`. The details of the failure are written
 * to the log only.
 */
export function buildFailureRecord(error: AppError): RecordedFailure {
  return { code: error.code, message: error.userMessage, field: error.field };
}

/**
 * Returns the AppError of a stored failure; for expired work, the database itself stores a failure without a
 * message.
 */
export function parseFailureRecord(record: unknown): AppError {
  const parsed = recordedFailureSchema.safeParse(record);
  if (!parsed.success)
    return new AppError('provider_failed', 'the work ended without a recorded error');
  const { code, message, field } = parsed.data;
  return new AppError(code, 'failed before', { userMessage: message, field });
}

/** Returns the error that a caller gets while the credits of a failed generation are not refunded yet. */
export function createRefundPendingError(failure: AppError): AppError {
  const userMessage =
    failure.status >= 500 ? undefined : `${failure.userMessage} Your credits will be returned.`;
  return new AppError('refund_pending', 'the refund did not reach the database', {
    userMessage,
    cause: failure,
  });
}

/**
 * Builds the response body of a failed call (webhookFailureSchema of `libs/contracts`; editorFailureSchema has
 * additional fields).
 */
export function buildFailureBody(error: AppError): WebhookFailure {
  const { userMessage, code, field, maxCharacters, retryAfterSeconds } = error;
  const details = { field, maxCharacters, retryAfterSeconds };
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  return { success: false, error: userMessage, code, ...Object.fromEntries(known) };
}
