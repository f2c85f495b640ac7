import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/** Ends the user's sessions on all other devices. */
export function signOutOthers(): Promise<AuthResult> {
  return settleAuth(() => getSupabase().auth.signOut({ scope: 'others' }));
}
