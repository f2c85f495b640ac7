import {
  type AccountDeletion,
  accountDeletionSchema,
  type DeleteAccountRequest,
  GUEST_REDIRECT,
} from '@adwright/contracts';
import {
  forgetReturnPath,
  getSupabase,
  ownWorkspacesKey,
  useSignedInUserId,
} from '@adwright/supabase';
import { formatLongDate } from '@adwright/ui';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { AUTH_TOASTS } from '../texts.ts';

/** Schedules the account's deletion in a week, signs out in this browser and opens the landing page. */
export function useAccountDeletion() {
  const navigate = useNavigate();
  const userId = useSignedInUserId();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: async ({ deletes_at }) => {
      await getSupabase().auth.signOut({ scope: 'local' });
      toast(AUTH_TOASTS.deletionAsked(formatLongDate(deletes_at)));
      await navigate(GUEST_REDIRECT, { replace: true });
      forgetReturnPath();
    },
    onError: async (error) => {
      toast(AUTH_TOASTS.accountNotDeleted(await readRefusal(error)));
      // A workspace may have new members since the page was loaded, so the list of workspaces is loaded again.
      await queries.invalidateQueries({ queryKey: ownWorkspacesKey(userId) });
    },
  });
}

/** @throws the error of the edge function `delete-account` */
async function deleteAccount(email: string): Promise<AccountDeletion> {
  const body: DeleteAccountRequest = { email };
  const { data, error } = await getSupabase().functions.invoke<unknown>('delete-account', {
    body,
  });
  if (error) throw error;
  return accountDeletionSchema.parse(data);
}

const refusalSchema = z.object({ context: z.instanceof(Response) });

/**
 * Returns the reason why the edge function refused to delete the account, or undefined when the service failed.
 */
async function readRefusal(error: unknown): Promise<string | undefined> {
  const response = refusalSchema.safeParse(error).data?.context;
  if (response?.status !== 409) return undefined;
  const body: unknown = await response.json().catch(() => null);
  return z.object({ error: z.string() }).safeParse(body).data?.error;
}
