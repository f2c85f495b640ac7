import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/** Ends the sessions of this user on every other device. */
export function signOutOthers(): Promise<AuthResult> {
  return settleAuth(() => getSupabase().auth.signOut({ scope: 'others' }));
}
