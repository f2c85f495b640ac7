import { PATHS, TOASTS, type ToastMessage } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';
import { markPendingOAuth } from './pending-oauth.ts';

/** Opens Google's sign-in page, which returns to {origin}/pricing (spec §7). */
export function signInWithGoogle(): Promise<AuthResult> {
  markPendingOAuth();
  const redirectTo = `${location.origin}${PATHS.pricing}`;
  return settleAuth(() =>
    getSupabase().auth.signInWithOAuth({ provider: 'google', options: { redirectTo } }),
  );
}

/**
 * Returns the error message for a third-party sign-in that could not start (spec §8). Returns null when the
 * sign-in has started.
 */
export function signInProblem(result: AuthResult): ToastMessage | null {
  switch (result.outcome) {
    case 'done':
      return null;
    case 'refused':
      return TOASTS.authenticationError(result.message);
    case 'failed':
      return TOASTS.couldNotInitiateSignIn;
  }
}
