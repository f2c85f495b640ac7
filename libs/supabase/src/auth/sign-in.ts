import { getSupabase } from '../client.ts';
import { endRecovery } from './arrival.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/** Signs in with email and password. */
export async function signIn(email: string, password: string): Promise<AuthResult> {
  const result = await settleAuth(() => getSupabase().auth.signInWithPassword({ email, password }));
  if (result.outcome === 'done') endRecovery();
  return result;
}
