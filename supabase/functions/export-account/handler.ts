import { AppError, askedExportSchema } from '@adwright/contracts';
import * as z from 'zod';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate } from '../_payments/request.ts';

const answerSchema = askedExportSchema.extend({ wait_seconds: z.int() });

/**
 * Handles POST export-account: requests a ZIP with all data about the caller. The function `make-exports`
 * creates the ZIP. A request has no effect while an export is pending, or within an hour after a finished
 * export.
 */
export function exportAccount(payments: Payments): Handler {
  return createBrowserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const { data, error } = await payments.database.rpc('ask_for_export', {
      p_user_id: caller.id,
    });
    if (error) throw new AppError('unavailable', `ask_for_export: ${error.message}`);
    const asked = answerSchema.parse(data);
    if (asked.wait_seconds > 0) {
      const minutes = Math.ceil(asked.wait_seconds / 60);
      throw new AppError('rate_limited', 'the user has requested an export within the last hour', {
        userMessage: `You can ask for the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. The one that is ready can be downloaded.`,
        retryAfterSeconds: asked.wait_seconds,
      });
    }
    return askedExportSchema.parse(asked);
  });
}
