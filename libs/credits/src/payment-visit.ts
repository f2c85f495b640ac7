import { tabStorage } from '@adwright/supabase';
import { announceCreditsChanged, watchCredits } from './credit-changes.ts';

const STORAGE_KEY = 'adwright-left-to-pay';

/**
 * Time in milliseconds, after the return from the payment provider, during which a payment may still be
 * recorded.
 */
const BOOKING_PATIENCE_MS = 60_000;

/**
 * Records that this tab opens the payment provider's page, so that the tab polls the balance after its return.
 */
export function expectPayment(): void {
  tabStorage.set(STORAGE_KEY, 'yes');
}

/**
 * Polls the balance in a tab that returns from the payment provider, until the payment is recorded. The browser
 * may return before the payment provider's event arrives. Other tabs request the balance immediately. The
 * function does nothing in tabs that did not open the provider's page, or when called again.
 */
export function completePaymentVisit(): void {
  if (tabStorage.get(STORAGE_KEY) === null) return;
  tabStorage.remove(STORAGE_KEY);
  watchCredits(BOOKING_PATIENCE_MS);
  announceCreditsChanged();
}
