import { type AppError, isAppError, isErrorCode } from '@adwright/contracts';
import * as z from 'zod';

/** Fields of an AppError, because the error object itself cannot be sent between two processes. */
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
 * Converts an AppError to a plain object, which a process sends instead of the error. @throws any
 * other error
 */
export function describeProcessFailure(error: unknown): ProcessFailure {
  if (!isAppError(error)) throw error;
  const { code, message, userMessage, field }: AppError = error;
  return { failure: { code, message, userMessage, field } };
}
