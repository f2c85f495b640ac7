import { failureToast, noticeToast, successToast } from '@adwright/contracts';

/** Texts of sign-in, sign-up, passwords (spec §2, §8) and the account page. */
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
  settingsSaved: successToast('Your settings are saved'),
  settingsNotSaved: failureToast('Failed to save your settings', 'Please try again.'),
  emailChangeAsked: noticeToast(
    'Check both inboxes',
    'Open the links that we sent to your old and your new address.',
  ),
  emailNotChanged: (message: string) => failureToast('Your email address stays', message),
  passwordChanged: successToast('Password updated', 'Every other device is logged out.'),
  passwordNotChanged: (message: string) => failureToast('Your password stays', message),
  othersSignedOut: successToast('Every other device is signed out'),
  othersNotSignedOut: failureToast('Failed to sign out the other devices', 'Please try again.'),
  exportAsked: noticeToast('Your data is being packed', 'We’ll send you a mail with the link.'),
  exportUnderWay: noticeToast(
    'Your data is being packed already',
    'We’ll send you a mail with the link.',
  ),
  exportNotAsked: failureToast('Failed to pack your data', 'Please try again.'),
  exportTooSoon: (message: string) => failureToast('Your data was packed just now', message),
  accountExported: noticeToast('Your data is downloaded'),
  accountNotExported: failureToast('Failed to download your data', 'Please try again.'),
  deletionAsked: (day: string) =>
    noticeToast(`Your account will be deleted on ${day}`, 'Log in before then to keep it.'),
  accountNotDeleted: (why = 'Please try again.') =>
    failureToast('Failed to delete your account', why),
} as const;

/** Texts of the pages themselves. */
export const AUTH_TEXTS = {
  checkInbox: 'Check your inbox',
  resetLinkSent:
    "If an account exists with that email, you'll receive a password reset link shortly.",
} as const;
