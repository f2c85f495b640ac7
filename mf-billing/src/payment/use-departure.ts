import { expectPayment } from '@adwright/credits';
import { toast } from '@adwright/ui/toast';
import { useRef, useState } from 'react';
import { BILLING_TOASTS } from '../texts.ts';
import type { AddressAnswer } from './ask-for-address.ts';

/**
 * Leaves for the provider's page that `ask` gives: `busy` from the click until the browser has gone, false again only
 * when it could not go. A second click meanwhile does nothing.
 */
export function useDeparture(
  ask: () => Promise<AddressAnswer>,
): readonly [busy: boolean, depart: () => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const leaving = useRef(false);

  async function depart() {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    const answer = await ask();
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

  return [busy, depart];
}
