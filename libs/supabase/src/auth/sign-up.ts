import { PATHS, trialValues } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, toAuthResult } from './auth-result.ts';

/**
 * Makes an account, then writes the trial's plan values onto its row (spec §7); fails if either fails (spec §4).
 * The confirmation link leads to the login page.
 */
export async function signUp(email: string, password: string): Promise<AuthResult> {
  const supabase = getSupabase();
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${location.origin}${PATHS.login}` },
  });
  if (error || !data.user) return toAuthResult(error ?? undefined);
  const plan = await supabase.from('users').update(trialValues(new Date())).eq('id', data.user.id);
  return plan.error ? { outcome: 'refused', message: plan.error.message } : toAuthResult(null);
}
