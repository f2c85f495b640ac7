import { getSupabase } from '../client.ts';
import { endRecovery } from './arrival.ts';
import { type AuthResult, toAuthResult } from './auth-result.ts';

/** Signs in with email and password. */
export async function signIn(email: string, password: string): Promise<AuthResult> {
  const { error } = await getSupabase().auth.signInWithPassword({ email, password });
  if (!error) endRecovery();
  return toAuthResult(error);
}
