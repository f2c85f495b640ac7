import {
  type AccountDeletion,
  AppError,
  accountDeletionSchema,
  deleteAccountRequestSchema,
} from '@adwright/contracts';
import { sharedWorkspacesSchema } from '@adwright/contracts/workspaces';
import * as z from 'zod';
import { findCustomer } from '../_payments/books.ts';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import { cancelAtPeriodEnd, isRenewing } from '../_payments/cancellation.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';

/**
 * Handles POST delete-account with the account's mail address in the body, as a confirmation. The function
 * schedules the deletion in a week, ends every session of the account, and returns the time of the deletion.
 * The account's subscription stops renewing. A sign-in before the deletion cancels it; otherwise
 * `delete-accounts` deletes the account.
 *
 * For an account that owns workspaces with other members, the request is refused (`conflict`) until these are
 * handed over or deleted (decision 116). After a refused request, the subscription continues.
 */
export function deleteAccount(payments: Payments): Handler {
  return createBrowserFunction(async (request): Promise<AccountDeletion> => {
    const caller = await authenticate(payments, request);
    const { email } = await readBody(request, deleteAccountRequestSchema);
    if (email.toLowerCase() !== caller.email?.toLowerCase()) {
      throw new AppError('invalid_request', 'the typed mail address is not the account’s address', {
        field: 'email',
      });
    }
    await refuseSharedWorkspaces(payments, caller.id);
    const customer = await findCustomer(payments, caller.id);
    const wasRenewing = customer !== null && (await isRenewing(payments, customer));
    // The subscription is cancelled first, because scheduling the deletion ends the user's sessions. If the
    // provider failed after that, the user could not repeat the request without a session.
    if (customer) await cancelAtPeriodEnd(payments, customer, true);
    const { data, error } = await payments.database.rpc('ask_for_deletion', {
      p_user_id: caller.id,
    });
    if (error) throw new AppError('unavailable', `ask_for_deletion: ${error.message}`);
    const deletesAt = z.string().nullable().parse(data);
    if (deletesAt === null) {
      // The deletion was refused, because another member joined a workspace after the first check. The
      // subscription therefore renews again.
      if (customer && wasRenewing) await cancelAtPeriodEnd(payments, customer, false);
      throw createSharedWorkspacesError([]);
    }
    return accountDeletionSchema.parse({ deletes_at: deletesAt });
  });
}

/** Refuses the deletion before the subscription is cancelled, so that a refused request changes nothing. */
async function refuseSharedWorkspaces({ database }: Payments, userId: string): Promise<void> {
  const { data, error } = await database.rpc('shared_workspaces', { p_user_id: userId });
  if (error) throw new AppError('unavailable', `shared_workspaces: ${error.message}`);
  const names = sharedWorkspacesSchema.parse(data).map(({ name }) => name);
  if (names.length > 0) throw createSharedWorkspacesError(names);
}

function createSharedWorkspacesError(names: readonly string[]): AppError {
  const which = names.length > 0 ? `: ${names.join(', ')}` : '';
  return new AppError('conflict', 'the account owns workspaces with other members', {
    userMessage: `You own workspaces with other members${which}. Please hand them over or delete them first.`,
  });
}
