import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';
import { markPendingOAuth } from './pending-oauth.ts';

/** Leaves for Google's sign-in, which returns to {origin}/pricing (spec §7). */
export function signInWithGoogle(): Promise<AuthResult> {
  markPendingOAuth();
  const redirectTo = `${location.origin}${PATHS.pricing}`;
  return settleAuth(() =>
    getSupabase().auth.signInWithOAuth({ provider: 'google', options: { redirectTo } }),
  );
}
