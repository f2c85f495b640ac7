import { type AppError, isAppError, isErrorCode } from '@adwright/contracts';
import * as z from 'zod';

/**
 * Schema of an AppError's fields, which a process sends because the error object itself can't be sent between
 * processes.
 */
export const processFailureSchema = z.object({
  failure: z.object({
    code: z.string().refine(isErrorCode),
    message: z.string(),
    userMessage: z.string(),
    field: z.string().optional(),
  }),
});
export type ProcessFailure = z.infer<typeof processFailureSchema>;

/**
 * Converts an AppError to a plain object that one process can send to another.
 * @throws any error that is not an AppError
 */
export function describeProcessFailure(error: unknown): ProcessFailure {
  if (!isAppError(error)) throw error;
  const { code, message, userMessage, field }: AppError = error;
  return { failure: { code, message, userMessage, field } };
}
