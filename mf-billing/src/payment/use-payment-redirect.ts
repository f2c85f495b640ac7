import { expectPayment } from '@adwright/credits';
import { toast } from '@adwright/ui/toast';
import { useRef, useState } from 'react';
import { BILLING_TOASTS } from '../texts.ts';
import type { PaymentPage } from './create-payment-page.ts';

/**
 * Returns a function that redirects to the payment page from `createPage`. `busy` is true until the browser has
 * left the page or a failure occurs. Clicks while `busy` is true are ignored.
 */
export function usePaymentRedirect(
  createPage: () => Promise<PaymentPage>,
): readonly [busy: boolean, redirect: () => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const leaving = useRef(false);

  async function redirect() {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    const answer = await createPage();
    if (answer.outcome === 'done') {
      expectPayment();
      location.assign(answer.url);
      return;
    }
    toast(
      answer.outcome === 'failed'
        ? BILLING_TOASTS.checkoutFailed
        : BILLING_TOASTS.checkoutInvalidResponse,
    );
    leaving.current = false;
    setBusy(false);
  }

  return [busy, redirect];
}
