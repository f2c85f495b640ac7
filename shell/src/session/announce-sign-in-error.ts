import { PATHS, TOASTS } from '@adwright/contracts';
import type { Arrival } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';

/**
 * Shows the provider's error message when a third-party sign-in returns with an error (spec §8). The page for a
 * new password handles the errors of recovery links.
 */
export function announceSignInError(arrival: Arrival): void {
  if (arrival.kind !== 'error' || location.pathname === PATHS.resetPassword) return;
  toast(TOASTS.authenticationError(arrival.message));
}
