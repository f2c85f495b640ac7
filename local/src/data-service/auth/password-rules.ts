import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '@adwright/contracts';
import { createAuthError } from './auth-error.ts';

/**
 * Returns the refusal of a new password that is too short or too long, or null for a valid password. Two long
 * passwords with the same beginning would be equal, because bcrypt ignores further bytes. The error codes and
 * texts are those of Supabase Auth.
 */
export function refusePassword(password: string): Response | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return createAuthError(
      422,
      'weak_password',
      `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`,
      {},
      { weak_password: { reasons: ['length'] } },
    );
  }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) {
    return createAuthError(
      422,
      'validation_failed',
      `Password cannot be longer than ${MAX_PASSWORD_BYTES} characters.`,
    );
  }
  return null;
}
