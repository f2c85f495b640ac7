import { AppError, askedExportSchema } from '@adwright/contracts';
import { browserFunction, type Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate } from '../_payments/request.ts';

/**
 * POST export-account: asks for a ZIP of everything that is kept about the caller; `make-exports` makes it. One that is under way
 * stays the only one.
 */
export function exportAccount(payments: Payments): Handler {
  return browserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const { data, error } = await payments.database.rpc('ask_for_export', {
      p_user_id: caller.id,
    });
    if (error) throw new AppError('unavailable', `ask_for_export: ${error.message}`);
    return askedExportSchema.parse(data);
  });
}
