import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/**
 * Requests the recovery mail, whose link leads to the reset page. The response is the same for mail addresses
 * without an account.
 */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  const redirectTo = `${location.origin}${PATHS.resetPassword}`;
  return settleAuth(() => getSupabase().auth.resetPasswordForEmail(email, { redirectTo }));
}
