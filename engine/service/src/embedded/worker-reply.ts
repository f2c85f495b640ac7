import type { ErrorCode } from '@adwright/contracts';
import { AppError, isAppError } from '@adwright/contracts/values';
import { describeError } from '../logger.ts';

/**
 * The answer of a thread or process to a task. Errors are sent as plain data, because structured clone drops
 * the code of an AppError.
 */
export type WorkerReply<Value> =
  | { ok: true; value: Value }
  | {
      ok: false;
      code: ErrorCode;
      reason: string;
      userMessage: string;
      field?: string;
      maxCharacters?: number;
    };

/** Runs a task inside a thread, and converts any error into a reply. */
export async function captureReply<Value>(work: () => Promise<Value>): Promise<WorkerReply<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (cause) {
    const error = isAppError(cause)
      ? cause
      : new AppError('provider_failed', 'the renderer failed', { cause });
    const { code, userMessage, field, maxCharacters } = error;
    return { ok: false, code, reason: describeError(error), userMessage, field, maxCharacters };
  }
}

/**
 * Returns the value of a thread's reply, on the main thread.
 * @throws {AppError} the error that the task threw
 */
export function unwrapReply<Value>(reply: WorkerReply<Value>): Value {
  if (reply.ok) return reply.value;
  const { code, reason, userMessage, field, maxCharacters } = reply;
  throw new AppError(code, reason, { userMessage, field, maxCharacters });
}
