import type { ToastMessage } from '@adwright/contracts';
import { expect, test } from 'vitest';
import { AUTH_TEXTS, AUTH_TOASTS } from './texts.ts';

/** The title and description of each error message, as the specification states them. */
const FAILURES: readonly (readonly [ToastMessage, string, string?])[] = [
  [AUTH_TOASTS.loginFailed('x'), 'Login failed', 'x'],
  [AUTH_TOASTS.signUpFailed('x'), 'Sign up failed', 'x'],
  [
    AUTH_TOASTS.invalidOrExpiredLink,
    'Invalid or expired link',
    'Please request a new password reset link',
  ],
  [AUTH_TOASTS.passwordsDontMatch, "Passwords don't match", 'Please ensure both passwords match'],
  [
    AUTH_TOASTS.passwordTooShort,
    'Password too short',
    'Password must be at least 6 characters long',
  ],
  [
    AUTH_TOASTS.passwordsDoNotMatchReset,
    'Passwords do not match',
    'Please enter matching passwords.',
  ],
];

test.each(FAILURES)(
  'the message %o is shown as an error with the text of the specification',
  (message, title, description) => {
    expect(message).toEqual({ title, description, kind: 'destructive' });
  },
);

const SUCCESSES: readonly (readonly [ToastMessage, string, string?])[] = [
  [AUTH_TOASTS.passwordUpdated, 'Password updated', 'You can now log in with your new password.'],
  [AUTH_TOASTS.loggedIn, 'You are now logged in'],
];

test.each(SUCCESSES)(
  'the message %o is shown as a success with the text of the specification',
  (message, title, description) => {
    expect(message).toEqual({ title, description, kind: 'success' });
  },
);

test('the message after the sign-up asks a new user to confirm the email address', () => {
  expect(AUTH_TOASTS.accountCreated.description).toBe(
    'Please check your email to confirm it before logging in.',
  );
});

test('the confirmation of a password reset is the same whether or not the email address has an account', () => {
  expect(AUTH_TEXTS.resetLinkSent).toBe(
    "If an account exists with that email, you'll receive a password reset link shortly.",
  );
});
