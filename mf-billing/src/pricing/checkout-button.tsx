import { PATHS } from '@adwright/contracts';
import { rememberReturnPath, useSession } from '@adwright/supabase';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { askForCheckout } from '../payment/ask-for-address.ts';
import { useDeparture } from '../payment/use-departure.ts';
import { BILLING_TOASTS } from '../texts.ts';

/** Leads a user to the payment page, and a guest to log in first and then back here. */
export function CheckoutButton() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [busy, depart] = useDeparture(askForCheckout);

  async function start() {
    if (status === 'user') return depart();
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
