import { getSupabase } from '../client.ts';
import { type AuthResult, toAuthResult } from './auth-result.ts';
import { forgetReturnPath } from './return-path.ts';

/** Ends the session on every device. */
export async function signOut(): Promise<AuthResult> {
  const { error } = await getSupabase().auth.signOut({ scope: 'global' });
  if (!error) forgetReturnPath();
  return toAuthResult(error);
}
