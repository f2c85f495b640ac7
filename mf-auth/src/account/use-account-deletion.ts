import {
  type AccountDeletion,
  accountDeletionSchema,
  type DeleteAccountRequest,
  GUEST_REDIRECT,
} from '@adwright/contracts';
import { forgetReturnPath, getSupabase } from '@adwright/supabase';
import { formatLongDate } from '@adwright/ui';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { AUTH_TOASTS } from '../texts.ts';

/** Schedules the deletion in a week, signs out in this browser and opens the landing page. */
export function useAccountDeletion() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: async ({ deletes_at }) => {
      await getSupabase().auth.signOut({ scope: 'local' });
      toast(AUTH_TOASTS.deletionAsked(formatLongDate(deletes_at)));
      await navigate(GUEST_REDIRECT, { replace: true });
      forgetReturnPath();
    },
    onError: () => toast(AUTH_TOASTS.accountNotDeleted),
  });
}

/** @throws the function's error */
async function deleteAccount(email: string): Promise<AccountDeletion> {
  const body: DeleteAccountRequest = { email };
  const { data, error } = await getSupabase().functions.invoke<unknown>('delete-account', {
    body,
  });
  if (error) throw error;
  return accountDeletionSchema.parse(data);
}
