import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH, type ToastMessage } from '@adwright/contracts';
import { AUTH_TOASTS } from '../texts.ts';

/**
 * Spec §5: the two must match, then be long enough. The texts for a mismatch differ by page. What is longer than the
 * account service can compare is refused here, in words of our own.
 */
export function newPasswordProblem(
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
