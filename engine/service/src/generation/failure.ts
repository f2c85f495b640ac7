import {
  AppError,
  ERROR_CODES,
  type ErrorCode,
  isAppError,
  type WebhookFailure,
} from '@adwright/contracts';
import * as z from 'zod';

/** A failure as `generations.error` keeps it, so that a retry with the same key gets the same answer. */
const recordedFailureSchema = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(ERROR_CODES, code)),
  message: z.string(),
  field: z.string().optional(),
});
type RecordedFailure = z.infer<typeof recordedFailureSchema>;

/** The AppError itself; any unforeseen error is wrapped as `internal`. */
export function toAppError(error: unknown): AppError {
  return isAppError(error) ? error : new AppError('internal', 'unforeseen', { cause: error });
}

/**
 * The part of a failure that is stored in `generations.error`. The details of the failure are written to the
 * log only.
 */
export function buildFailureRecord(error: AppError): RecordedFailure {
  return { code: error.code, message: error.userMessage, field: error.field };
}

/** The AppError behind a recorded failure; lapsed work, which the database itself records, has no message. */
export function parseFailureRecord(record: unknown): AppError {
  const parsed = recordedFailureSchema.safeParse(record);
  if (!parsed.success)
    return new AppError('provider_failed', 'the work was given up without a recorded error');
  const { code, message, field } = parsed.data;
  return new AppError(code, 'failed before', { userMessage: message, field });
}

/** The error that a caller gets while the credits of a failure have not been returned. */
export function refundPending(failure: AppError): AppError {
  const userMessage =
    failure.status >= 500 ? undefined : `${failure.userMessage} Your credits will be returned.`;
  return new AppError('refund_pending', 'the refund did not reach the database', {
    userMessage,
    cause: failure,
  });
}

/** The body of a failed call (contracts' webhookFailureSchema; editorFailureSchema has further fields of it). */
export function buildFailureBody(error: AppError): WebhookFailure {
  const { userMessage, code, field, maxCharacters, retryAfterSeconds } = error;
  const details = { field, maxCharacters, retryAfterSeconds };
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  return { success: false, error: userMessage, code, ...Object.fromEntries(known) };
}
