import { PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/** Asks for another address. The service mails a link to both; the change is made once both are opened. */
export function changeEmail(email: string): Promise<AuthResult> {
  const emailRedirectTo = `${location.origin}${PATHS.account}`;
  return settleAuth(() => getSupabase().auth.updateUser({ email }, { emailRedirectTo }));
}
