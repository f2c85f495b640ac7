import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/**
 * Requests a change of the email address. The service mails a link to both addresses; the change needs both.
 */
export function changeEmail(email: string): Promise<AuthResult> {
  const emailRedirectTo = `${location.origin}${PATHS.account}`;
  return settleAuth(() => getSupabase().auth.updateUser({ email }, { emailRedirectTo }));
}
