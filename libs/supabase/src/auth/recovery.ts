import { createClient } from '@supabase/supabase-js';
import { getSupabase, type SupabaseClient } from '../client.ts';
import type { Database } from '../database.ts';
import { getRuntimeConfig } from '../runtime-config.ts';
import { endRecovery } from './arrival.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';
import { readRecoveryTokens } from './recovery-tokens.ts';

/**
 * Client for the session of a recovery link. Until the user sets a new password, the link proves only access to
 * the mailbox. The session of a recovery link therefore belongs to a separate client. All other code uses the
 * user's normal session, in this tab and in other tabs.
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
 * Starts the session from the tokens of the recovery link (spec §7). The result is `refused` when the page was
 * opened without a link, or when the service no longer accepts the link.
 */
export async function setRecoverySession(): Promise<AuthResult> {
  const tokens = readRecoveryTokens();
  if (!tokens) return { outcome: 'refused', message: 'The page was opened without a link' };
  return settleAuth(() => getRecoveryClient().auth.setSession(tokens));
}

/**
 * Sets a new password for the account to which the recovery link belongs. The function then ends all sessions
 * of the account, so that everyone who knew the old password is signed out.
 */
export async function updatePassword(password: string): Promise<AuthResult> {
  const { auth } = getRecoveryClient();
  const result = await settleAuth(() => auth.updateUser({ password }));
  if (result.outcome !== 'done') return result;
  // The password is already changed, so a failed sign-out doesn't count as an error.
  await settleAuth(() => auth.signOut({ scope: 'global' }));
  await settleAuth(() => getSupabase().auth.signOut({ scope: 'local' }));
  endRecovery();
  return result;
}
