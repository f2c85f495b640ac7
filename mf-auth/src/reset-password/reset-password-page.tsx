import { setRecoverySession } from '@adwright/supabase';
import { LoadingIndicator } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { useEffect, useState } from 'react';
import { AUTH_TOASTS } from '../texts.ts';
import { NewPasswordForm } from './new-password-form.tsx';

type LinkState = 'checking' | 'valid' | 'invalid';

/**
 * Shows the page /reset-password (spec §2). A visitor with a valid recovery link sees the form for a new
 * password. With any other link, the page shows only a toast.
 */
export function ResetPasswordPage() {
  const [link, setLink] = useState<LinkState>('checking');

  useEffect(() => {
    let left = false;
    async function check() {
      const result = await setRecoverySession();
      if (left) return;
      setLink(result.outcome === 'done' ? 'valid' : 'invalid');
      if (result.outcome === 'refused') toast(AUTH_TOASTS.invalidOrExpiredLink);
      if (result.outcome === 'failed') toast(result.toast);
    }
    void check();
    return () => {
      left = true;
    };
  }, []);

  if (link === 'checking') return <LoadingIndicator label="Checking your link" />;
  return link === 'valid' ? <NewPasswordForm /> : null;
}
