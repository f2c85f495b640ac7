import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '@adwright/contracts';
import { createAuthError } from './auth-error.ts';

/**
 * The answer to a new password that is too short, or so long that bcrypt would cut it and accept every password with
 * the same beginning; null for a valid one. The codes and texts are Supabase Auth's.
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
