import { AppError } from '@adwright/contracts';
import * as z from 'zod';
import { listPictures, removePictures } from '../_account/pictures.ts';
import { findCustomer } from '../_payments/books.ts';
import type { Handler } from '../_payments/browser-function.ts';
import { askProvider } from '../_payments/customer.ts';
import type { Payments } from '../_payments/payments.ts';
import { createServiceFunction } from '../_payments/service-function.ts';

/**
 * Handles POST delete-accounts, which the scheduler calls every hour with the service key. The function
 * deletes the accounts whose waiting week has passed, and returns `{deleted, failed}`. The next call repeats
 * a failed deletion of an account.
 */
export function deleteAccounts(payments: Payments): Handler {
  return createServiceFunction(payments.settings.SUPABASE_SERVICE_ROLE_KEY, async () => {
    const { data, error } = await payments.database.rpc('take_due_deletions');
    if (error) throw new AppError('unavailable', `take_due_deletions: ${error.message}`);
    const counts = { deleted: 0, failed: 0 };
    for (const userId of z.array(z.uuid()).parse(data)) {
      try {
        await deleteForGood(payments, userId);
        counts.deleted += 1;
      } catch (failure) {
        console.error(failure);
        counts.failed += 1;
      }
    }
    return counts;
  });
}

/**
 * Deletes an account: the provider's customer, then running work, the pictures, and last every row. Each step
 * can be repeated, so an interrupted deletion simply runs again. A worker removes pictures of cancelled work,
 * and the next `sweep-pictures` removes later uploads.
 */
async function deleteForGood(payments: Payments, userId: string): Promise<void> {
  const { database } = payments;
  const customer = await findCustomer(payments, userId);
  if (customer) await deleteCustomer(payments, customer);
  const account = { p_user_id: userId };
  const cancelled = await database.rpc('cancel_account_work', account);
  if (cancelled.error)
    throw new AppError('unavailable', `cancel_account_work: ${cancelled.error.message}`);
  const pictures = () => listPictures(database, 'account_objects', account);
  await removePictures(database, await pictures());
  const { error } = await database.rpc('delete_account', account);
  if (error) throw new AppError('unavailable', `delete_account: ${error.message}`);
  await removePictures(database, await pictures());
}

/**
 * Deletes the provider's customer, which also cancels the customer's subscriptions at once. A customer that no
 * longer exists is ignored.
 */
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
