import { failureToast, successToast } from '@adwright/contracts';

/** What sign-in, sign-up and passwords say (spec §2, §8). */
export const AUTH_TOASTS = {
  loginFailed: (message: string) => failureToast('Login failed', message),
  signUpFailed: (message: string) => failureToast('Sign up failed', message),
  invalidOrExpiredLink: failureToast(
    'Invalid or expired link',
    'Please request a new password reset link',
  ),
  passwordUpdated: successToast('Password updated', 'You can now log in with your new password.'),
  loggedIn: successToast('You are now logged in'),
  accountCreated: successToast(
    'Account created',
    'Please check your email to confirm it before logging in.',
  ),
  passwordsDontMatch: failureToast("Passwords don't match", 'Please ensure both passwords match'),
  passwordTooShort: failureToast(
    'Password too short',
    'Password must be at least 6 characters long',
  ),
  passwordsDoNotMatchReset: failureToast(
    'Passwords do not match',
    'Please enter matching passwords.',
  ),
  passwordTooLong: failureToast('Password too long', 'Please choose a shorter password.'),
} as const;

/** Texts of the pages themselves. */
export const AUTH_TEXTS = {
  checkInbox: 'Check your inbox',
  resetLinkSent:
    "If an account exists with that email, you'll receive a password reset link shortly.",
} as const;
