import { AppError, deleteAccountRequestSchema } from '@adwright/contracts';
import { listPictures, removePictures } from '../_account/pictures.ts';
import { findCustomer } from '../_payments/books.ts';
import { browserFunction, type Handler } from '../_payments/browser-function.ts';
import { askProvider } from '../_payments/customer.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';

/**
 * POST delete-account, with the account's own address as a confirmation: ends the subscription, deletes the provider's
 * customer, cancels running work, deletes the pictures, then every row. Each step may be repeated, so a deletion that failed half-way is simply asked
 * for again. A worker removes what it stored of cancelled work; what is uploaded meanwhile goes with the next
 * `sweep-pictures`.
 */
export function deleteAccount(payments: Payments): Handler {
  return browserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const { email } = await readBody(request, deleteAccountRequestSchema);
    if (email.toLowerCase() !== caller.email?.toLowerCase()) {
      throw new AppError('invalid_request', 'the address is not the account’s', { field: 'email' });
    }
    const { database } = payments;
    const customer = await findCustomer(payments, caller.id);
    if (customer) await deleteCustomer(payments, customer);
    const cancelled = await database.rpc('cancel_account_work', { p_user_id: caller.id });
    if (cancelled.error)
      throw new AppError('unavailable', `cancel_account_work: ${cancelled.error.message}`);
    const pictures = () => listPictures(database, 'account_objects', { p_user_id: caller.id });
    await removePictures(database, await pictures());
    const { error } = await database.rpc('delete_account', { p_user_id: caller.id });
    if (error) throw new AppError('unavailable', `delete_account: ${error.message}`);
    await removePictures(database, await pictures());
    return { deleted: true };
  });
}

/** The provider cancels a deleted customer's subscriptions at once. One that is gone already is no error. */
async function deleteCustomer({ stripe }: Payments, customer: string): Promise<void> {
  await askProvider(async () => {
    try {
      await stripe.customers.del(customer);
    } catch (error) {
      const isGone = error instanceof Error && 'statusCode' in error && error.statusCode === 404;
      if (!isGone) throw error;
    }
  });
}
