import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';
import { forgetReturnPath } from './return-path.ts';

/** Ends the user's sessions on all devices, including this device. */
export async function signOut(): Promise<AuthResult> {
  const result = await settleAuth(() => getSupabase().auth.signOut({ scope: 'global' }));
  if (result.outcome === 'done') forgetReturnPath();
  return result;
}
