import { tabStorage } from '@adwright/supabase';
import { announceCreditsChanged, watchCredits } from './credit-changes.ts';

const STORAGE_KEY = 'adwright-left-to-pay';

/** Milliseconds after the return during which a payment may still be recorded. */
const BOOKING_PATIENCE_MS = 60_000;

/** Records that this tab opens the payment provider. */
export function expectPayment(): void {
  tabStorage.set(STORAGE_KEY, 'yes');
}

/**
 * In a tab that returns from the payment provider, polls the balance until the payment is recorded: the browser
 * may return before the provider's event. Other tabs request the balance immediately. Does nothing in other
 * tabs, and nothing when called again.
 */
export function completePaymentVisit(): void {
  if (tabStorage.get(STORAGE_KEY) === null) return;
  tabStorage.remove(STORAGE_KEY);
  watchCredits(BOOKING_PATIENCE_MS);
  announceCreditsChanged();
}
