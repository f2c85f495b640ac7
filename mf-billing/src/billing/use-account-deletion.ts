import { type DeleteAccountRequest, GUEST_REDIRECT } from '@adwright/contracts';
import { forgetReturnPath, getSupabase } from '@adwright/supabase';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { BILLING_TOASTS } from '../texts.ts';

/** Deletes the account, ends the session in this browser and leads to the landing page. */
export function useAccountDeletion() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      await getSupabase().auth.signOut({ scope: 'local' });
      toast(BILLING_TOASTS.accountDeleted);
      await navigate(GUEST_REDIRECT, { replace: true });
      forgetReturnPath();
    },
    onError: () => toast(BILLING_TOASTS.accountNotDeleted),
  });
}

/** @throws the function's error */
async function deleteAccount(email: string): Promise<void> {
  const body: DeleteAccountRequest = { email };
  const { error } = await getSupabase().functions.invoke('delete-account', { body });
  if (error) throw error;
}
