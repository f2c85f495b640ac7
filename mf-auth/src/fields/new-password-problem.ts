import { MIN_PASSWORD_LENGTH, TOASTS, type ToastMessage } from '@adwright/contracts';

/** Spec §5: the two must match, then be long enough. The texts for a mismatch differ by page. */
export function newPasswordProblem(
  password: string,
  confirmPassword: string,
  mismatch: ToastMessage,
): { field: 'password' | 'confirmPassword'; toast: ToastMessage } | null {
  if (password !== confirmPassword) return { field: 'confirmPassword', toast: mismatch };
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { field: 'password', toast: TOASTS.passwordTooShort };
  }
  return null;
}
