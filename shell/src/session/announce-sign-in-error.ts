import { PATHS, TOASTS } from '@adwright/contracts';
import type { Arrival } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';

/**
 * Shows the provider's error message when a third-party sign-in comes back with an error (spec §8). The
 * password form handles the errors of its own link.
 */
export function announceSignInError(arrival: Arrival): void {
  if (arrival.kind !== 'error' || location.pathname === PATHS.resetPassword) return;
  toast(TOASTS.authenticationError(arrival.message));
}
