import { GUEST_REDIRECT, TOASTS } from '@adwright/contracts';
import { forgetReturnPath, signOut } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useNavigate } from 'react-router-dom';

/**
 * Logging out: to the landing page, with the page that was left forgotten. Who logs out on purpose starts anew
 * at the next sign-in, unlike who was turned away by the guard.
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
