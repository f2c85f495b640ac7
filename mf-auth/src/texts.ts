import { createFailureToast, createNoticeToast, createSuccessToast } from '@adwright/contracts';

/** Toasts of sign-in, sign-up, passwords (spec §2, §8) and the account page. */
export const AUTH_TOASTS = {
  loginFailed: (message: string) => createFailureToast('Login failed', message),
  signUpFailed: (message: string) => createFailureToast('Sign up failed', message),
  invalidOrExpiredLink: createFailureToast(
    'Invalid or expired link',
    'Please request a new password reset link',
  ),
  passwordUpdated: createSuccessToast(
    'Password updated',
    'You can now log in with your new password.',
  ),
  loggedIn: createSuccessToast('You are now logged in'),
  accountCreated: createSuccessToast(
    'Account created',
    'Please check your email to confirm it before logging in.',
  ),
  passwordsDontMatch: createFailureToast(
    "Passwords don't match",
    'Please ensure both passwords match',
  ),
  passwordTooShort: createFailureToast(
    'Password too short',
    'Password must be at least 6 characters long',
  ),
  passwordsDoNotMatchReset: createFailureToast(
    'Passwords do not match',
    'Please enter matching passwords.',
  ),
  passwordTooLong: createFailureToast('Password too long', 'Please choose a shorter password.'),
  settingsSaved: createSuccessToast('Your settings are saved'),
  settingsNotSaved: createFailureToast('Failed to save your settings', 'Please try again.'),
  emailChangeAsked: createNoticeToast(
    'Check both inboxes',
    'Open the links that we sent to your old and your new address.',
  ),
  emailNotChanged: (message: string) => createFailureToast('Your email address stays', message),
  passwordChanged: createSuccessToast('Password updated', 'Every other device is logged out.'),
  passwordNotChanged: (message: string) => createFailureToast('Your password stays', message),
  othersSignedOut: createSuccessToast('Every other device is signed out'),
  othersNotSignedOut: createFailureToast(
    'Failed to sign out the other devices',
    'Please try again.',
  ),
  exportAsked: createNoticeToast(
    'Your data is being packed',
    'We’ll send you a mail with the link.',
  ),
  exportUnderWay: createNoticeToast(
    'Your data is being packed already',
    'We’ll send you a mail with the link.',
  ),
  exportNotAsked: createFailureToast('Failed to pack your data', 'Please try again.'),
  exportTooSoon: (message: string) => createFailureToast('Your data was packed just now', message),
  accountExported: createNoticeToast('Your data is downloaded'),
  accountNotExported: createFailureToast('Failed to download your data', 'Please try again.'),
  deletionAsked: (day: string) =>
    createNoticeToast(`Your account will be deleted on ${day}`, 'Log in before then to keep it.'),
  accountNotDeleted: (why = 'Please try again.') =>
    createFailureToast('Failed to delete your account', why),
} as const;

/** Texts that the pages of this module show. */
export const AUTH_TEXTS = {
  checkInbox: 'Check your inbox',
  resetLinkSent:
    "If an account exists with that email, you'll receive a password reset link shortly.",
} as const;
