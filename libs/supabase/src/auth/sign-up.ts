import { buildTrialValues, PATHS } from '@adwright/contracts';
import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/**
 * Creates an account, then writes the values of the trial plan into the account's row (spec §7). The sign-up
 * fails if creating the account or writing the plan fails (spec §4). The link in the confirmation email opens
 * the login page.
 */
export async function signUp(email: string, password: string): Promise<AuthResult> {
  const options = { emailRedirectTo: `${location.origin}${PATHS.login}` };
  let userId: string | undefined;
  const account = await settleAuth(async () => {
    const { data, error } = await getSupabase().auth.signUp({ email, password, options });
    userId = data.user?.id;
    return { error };
  });
  if (account.outcome !== 'done' || !userId) return account;
  return setPlan(userId);
}

async function setPlan(userId: string): Promise<AuthResult> {
  const values = buildTrialValues(new Date());
  const { error } = await getSupabase().from('users').update(values).eq('id', userId);
  return error ? { outcome: 'refused', message: error.message } : { outcome: 'done' };
}
