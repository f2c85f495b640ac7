import { tabStorage } from '@adwright/supabase';
import { announceCreditsChanged, watchCredits } from './credit-changes.ts';

const STORAGE_KEY = 'adwright-left-to-pay';

/** How long after the return a payment may still be on its way into the books. */
const BOOKING_PATIENCE_MS = 60_000;

/** Notes that this tab leaves for the payment provider. */
export function expectPayment(): void {
  tabStorage.set(STORAGE_KEY, 'yes');
}

/**
 * Back in a tab that left to pay: looks at the balance until the payment is booked, for the browser may come back before
 * the provider's event does. The other tabs read at once. Does nothing in any other tab, nor twice.
 */
export function returnFromPayment(): void {
  if (tabStorage.get(STORAGE_KEY) === null) return;
  tabStorage.remove(STORAGE_KEY);
  watchCredits(BOOKING_PATIENCE_MS);
  announceCreditsChanged();
}
