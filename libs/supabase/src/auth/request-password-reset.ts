import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/** Asks for the recovery mail, whose link leads to the reset page. The service answers alike for unknown addresses. */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  const redirectTo = `${location.origin}${PATHS.resetPassword}`;
  return settleAuth(() => getSupabase().auth.resetPasswordForEmail(email, { redirectTo }));
}
