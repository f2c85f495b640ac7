import { GUEST_REDIRECT, TOASTS } from '@adwright/contracts';
import { forgetReturnPath, signOut } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that logs out and navigates to the landing page. An explicit logout clears the return
 * path; a redirect by the guard keeps it.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const result = await signOut();
    if (result.outcome !== 'done') {
      toast(TOASTS.errorLoggingOut);
      return;
    }
    toast(TOASTS.loggedOut);
    await navigate(GUEST_REDIRECT, { replace: true });
    forgetReturnPath();
  };
}
