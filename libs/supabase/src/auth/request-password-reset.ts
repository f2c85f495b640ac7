import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/**
 * Requests the password recovery email with a link to the reset page. The response is the same for an email
 * address without an account.
 */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  const redirectTo = `${location.origin}${PATHS.resetPassword}`;
  return settleAuth(() => getSupabase().auth.resetPasswordForEmail(email, { redirectTo }));
}
