import { PATHS, TOASTS } from '@adwright/contracts';
import type { Arrival } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';

/**
 * A third-party sign-in that came back with an error says so in the provider's words (spec §8). The password
 * form words its own link's errors.
 */
export function announceSignInError(arrival: Arrival): void {
  if (arrival.kind !== 'error' || location.pathname === PATHS.resetPassword) return;
  toast(TOASTS.authenticationError(arrival.message));
}
