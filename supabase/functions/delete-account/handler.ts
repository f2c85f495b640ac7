import {
  type AccountDeletion,
  AppError,
  accountDeletionSchema,
  deleteAccountRequestSchema,
} from '@adwright/contracts';
import { findCustomer } from '../_payments/books.ts';
import { browserFunction, type Handler } from '../_payments/browser-function.ts';
import { cancelAtPeriodEnd } from '../_payments/cancellation.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';

/**
 * POST delete-account, with the account's own address as a confirmation: schedules the deletion in a week, ends
 * every session of the account, and returns the time. The subscription stops renewing. A sign-in before that time
 * cancels the deletion; otherwise `delete-accounts` deletes the account.
 */
export function deleteAccount(payments: Payments): Handler {
  return browserFunction(async (request): Promise<AccountDeletion> => {
    const caller = await authenticate(payments, request);
    const { email } = await readBody(request, deleteAccountRequestSchema);
    if (email.toLowerCase() !== caller.email?.toLowerCase()) {
      throw new AppError('invalid_request', 'the address is not the account’s', { field: 'email' });
    }
    const customer = await findCustomer(payments, caller.id);
    if (customer) await cancelAtPeriodEnd(payments, customer, true);
    const { data, error } = await payments.database.rpc('ask_for_deletion', {
      p_user_id: caller.id,
    });
    if (error) throw new AppError('unavailable', `ask_for_deletion: ${error.message}`);
    return accountDeletionSchema.parse({ deletes_at: data });
  });
}
