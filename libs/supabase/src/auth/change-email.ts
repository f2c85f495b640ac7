import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/**
 * Requests a change of the mail address. The service sends a link to the old and the new address. The user has
 * to open both links.
 */
export function changeEmail(email: string): Promise<AuthResult> {
  const emailRedirectTo = `${location.origin}${PATHS.account}`;
  return settleAuth(() => getSupabase().auth.updateUser({ email }, { emailRedirectTo }));
}
