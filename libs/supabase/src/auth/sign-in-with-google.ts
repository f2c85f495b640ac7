import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, toAuthResult } from './auth-result.ts';
import { markPendingOAuth } from './pending-oauth.ts';

/** Leaves for Google's sign-in, which returns to {origin}/pricing (spec §7). */
export async function signInWithGoogle(): Promise<AuthResult> {
  markPendingOAuth();
  const { error } = await getSupabase().auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${location.origin}${PATHS.pricing}` },
  });
  return toAuthResult(error);
}
