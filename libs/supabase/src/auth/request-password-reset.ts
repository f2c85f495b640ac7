import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, toAuthResult } from './auth-result.ts';

/** Asks for the recovery mail, whose link leads to the reset page. The service answers alike for unknown addresses. */
export async function requestPasswordReset(email: string): Promise<AuthResult> {
  const { error } = await getSupabase().auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}${PATHS.resetPassword}`,
  });
  return toAuthResult(error);
}
