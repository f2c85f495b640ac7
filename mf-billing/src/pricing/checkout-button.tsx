import { PATHS } from '@adwright/contracts';
import { rememberReturnPath, useSession } from '@adwright/supabase';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { createCheckoutPage } from '../payment/create-payment-page.ts';
import { usePaymentRedirect } from '../payment/use-payment-redirect.ts';
import { BILLING_TOASTS } from '../texts.ts';

/**
 * Shows a button that opens the payment page for a user, or the login page for a guest, who then returns to the
 * pricing page.
 */
export function CheckoutButton() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [busy, redirect] = usePaymentRedirect(createCheckoutPage);

  async function start() {
    if (status === 'user') return redirect();
    toast(BILLING_TOASTS.authenticationRequired);
    rememberReturnPath(PATHS.pricing);
    await navigate(PATHS.login);
  }

  return (
    <Button
      type="primary"
      size="large"
      block
      disabled={busy || status === 'loading'}
      onClick={start}
    >
      {busy ? 'Processing...' : 'Subscribe'}
    </Button>
  );
}
