import { getSupabase } from '../client.ts';
import { type AuthResult, settleAuth } from './auth-result.ts';

/**
 * Changes the user's password, which ends the sessions on other devices.
 * @param currentPassword current password; not required within an hour after signing in
 */
export function changePassword(password: string, currentPassword?: string): Promise<AuthResult> {
  return settleAuth(() =>
    getSupabase().auth.updateUser({
      password,
      ...(currentPassword && { current_password: currentPassword }),
    }),
  );
}
