import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH, type ToastMessage } from '@adwright/contracts';
import { AUTH_TOASTS } from '../texts.ts';

/**
 * Checks a new password (spec §5): both entries must be equal, and the password must be long enough. The
 * message for unequal entries differs by page. The function refuses a password that is longer than the part
 * which the auth service compares.
 */
export function findPasswordProblem(
  password: string,
  confirmPassword: string,
  mismatch: ToastMessage,
): { field: 'password' | 'confirmPassword'; toast: ToastMessage } | null {
  if (password !== confirmPassword) return { field: 'confirmPassword', toast: mismatch };
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { field: 'password', toast: AUTH_TOASTS.passwordTooShort };
  }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) {
    return { field: 'password', toast: AUTH_TOASTS.passwordTooLong };
  }
  return null;
}
