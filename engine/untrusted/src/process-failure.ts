import { type AppError, isAppError, isErrorCode } from '@adwright/contracts';
import * as z from 'zod';

/** The parts of an AppError: the error itself does not survive the way between two processes. */
export const processFailureSchema = z.object({
  failure: z.object({
    code: z.string().refine(isErrorCode),
    message: z.string(),
    userMessage: z.string(),
    field: z.string().optional(),
  }),
});
export type ProcessFailure = z.infer<typeof processFailureSchema>;

/** What a process answers in place of an AppError. @throws any other error */
export function describeProcessFailure(error: unknown): ProcessFailure {
  if (!isAppError(error)) throw error;
  const { code, message, userMessage, field }: AppError = error;
  return { failure: { code, message, userMessage, field } };
}
