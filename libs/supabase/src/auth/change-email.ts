import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/**
 * Requests a change of the user's email address. The auth service sends a link to the old address and a link to
 * the new address. The user must open both links.
 */
export function changeEmail(email: string): Promise<AuthResult> {
  const emailRedirectTo = `${location.origin}${PATHS.account}`;
  return settleAuth(() => getSupabase().auth.updateUser({ email }, { emailRedirectTo }));
}
