import { createClient } from '@supabase/supabase-js';
import { getSupabase, type SupabaseClient } from '../client.ts';
import type { Database } from '../database.ts';
import { getRuntimeConfig } from '../runtime-config.ts';
import { endRecovery } from './arrival.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';
import { readRecoveryTokens } from './recovery-tokens.ts';

/**
 * A recovery link proves that its holder reads the mailbox, and nothing more until a password is set. So its session
 * lives in a client of its own: the rest of the product, in this tab and others, stays as it was.
 */
let recoveryClient: SupabaseClient | undefined;

function getRecoveryClient(): SupabaseClient {
  if (!recoveryClient) {
    const { supabaseUrl, supabaseKey } = getRuntimeConfig();
    recoveryClient = createClient<Database>(supabaseUrl, supabaseKey, {
      auth: {
        storageKey: 'adwright-recovery-session',
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      },
    });
  }
  return recoveryClient;
}

/**
 * Sets the session from the recovery link's tokens (spec §7). `refused` when the visitor came without a link, or
 * with one that the service no longer takes.
 */
export async function setRecoverySession(): Promise<AuthResult> {
  const tokens = readRecoveryTokens();
  if (!tokens) return { outcome: 'refused', message: 'The page was opened without a link' };
  return settleAuth(() => getRecoveryClient().auth.setSession(tokens));
}

/**
 * Gives the account of the recovery link a new password, then ends every session that it had: whoever knew the
 * old password is out.
 */
export async function updatePassword(password: string): Promise<AuthResult> {
  const { auth } = getRecoveryClient();
  const result = await settleAuth(() => auth.updateUser({ password }));
  if (result.outcome !== 'done') return result;
  // The password is changed by now; a sign-out that fails is no failure of what was asked for.
  await settleAuth(() => auth.signOut({ scope: 'global' }));
  await settleAuth(() => getSupabase().auth.signOut({ scope: 'local' }));
  endRecovery();
  return result;
}
