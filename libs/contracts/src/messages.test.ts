import { describe, expect, it } from 'vitest';
import { TEXTS, TOASTS, type ToastMessage } from './messages.ts';

/** The error catalogue of spec §8 and the pairs of §5, as the spec prints them: title / description. */
const CATALOGUE: readonly (readonly [ToastMessage, string, string?])[] = [
  [
    TOASTS.authenticationRequiredForFeature,
    'Authentication Required',
    'You need to be logged in to use this feature.',
  ],
  [TOASTS.authenticationRequired, 'Authentication required', 'Please login to use this feature'],
  [TOASTS.loginFailed('x'), 'Login failed', 'x'],
  [TOASTS.signUpFailed('x'), 'Sign up failed', 'x'],
  [TOASTS.authenticationError('x'), 'Authentication error', 'x'],
  [
    TOASTS.couldNotInitiateSignIn,
    'Something went wrong',
    'Could not initiate sign in. Please try again.',
  ],
  [TOASTS.errorOccurred, 'An error occurred', 'Please try again later'],
  [TOASTS.unexpectedError, 'An unexpected error occurred'],
  [TOASTS.somethingWentWrong, 'Something went wrong. Please try again.'],
  [
    TOASTS.invalidOrExpiredLink,
    'Invalid or expired link',
    'Please request a new password reset link',
  ],
  [TOASTS.failedToLoadUser, 'Failed to load user information'],
  [TOASTS.errorLoggingOut, 'Error logging out'],
  [TOASTS.passwordsDontMatch, "Passwords don't match", 'Please ensure both passwords match'],
  [TOASTS.passwordTooShort, 'Password too short', 'Password must be at least 6 characters long'],
  [TOASTS.passwordsDoNotMatchReset, 'Passwords do not match', 'Please enter matching passwords.'],
  [TOASTS.invalidEmail, 'Invalid email', 'Please enter a valid email address'],
  [TOASTS.creditsNotVerified, 'Error', 'Failed to verify available credits. Please try again.'],
  [
    TOASTS.insufficientCredits,
    'Insufficient Credits',
    "You don't have enough credits to perform this action.",
  ],
  [TOASTS.creditsUnexpected, 'Error', 'An unexpected error occurred when processing credits.'],
  [TOASTS.checkoutFailed, 'Error', 'Could not initiate checkout. Please try again.'],
  [TOASTS.checkoutInvalidResponse, 'Error', 'Invalid response from server.'],
  [TOASTS.generationFailed('x'), 'Error', 'x'],
  [TOASTS.fileTooLarge, 'File too large', 'Maximum file size is 5MB'],
  [TOASTS.invalidFileType, 'Invalid file type', 'Please upload an image file'],
  [TOASTS.favoriteFailed, 'Failed to update favorite status'],
  [TOASTS.adsNotLoaded, 'Failed to load your ad campaigns'],
  [TOASTS.favoritesNotLoaded, 'Failed to load your favorite ads'],
  [TOASTS.adNotLoaded, 'Failed to load ad details'],
  [TOASTS.adNotFound, "Ad not found or you don't have permission to view it"],
  [TOASTS.adUnavailable, 'Unable to load ad details'],
  [TOASTS.nothingToDownload, 'No image available to download'],
  [TOASTS.copyFailed, 'Failed to copy text'],
];

const SUCCESSES: readonly (readonly [ToastMessage, string, string?])[] = [
  [TOASTS.passwordUpdated, 'Password updated', 'You can now log in with your new password.'],
  [TOASTS.loggedIn, 'You are now logged in'],
  [TOASTS.loggedOut, 'Logged out successfully'],
  [TOASTS.favoriteAdded, 'Added to favorites'],
  [TOASTS.favoriteRemoved, 'Removed from favorites'],
  [TOASTS.downloadStarted, 'Image download started'],
  [TOASTS.textCopied, 'Text copied to clipboard'],
];

describe('error catalogue', () => {
  it.each(CATALOGUE)(
    '%o is destructive and reads as the spec does',
    (message, title, description) => {
      expect(message).toEqual({ title, description, kind: 'destructive' });
    },
  );

  it.each(SUCCESSES)(
    '%o is a success and reads as the spec does',
    (message, title, description) => {
      expect(message).toEqual({ title, description, kind: 'success' });
    },
  );

  it.each([
    [TEXTS.userNotAuthenticated, 'User not authenticated'],
    [TEXTS.insufficientCredits, 'Insufficient credits'],
    [TEXTS.unexpectedApplicationError, 'Unexpected Application Error!'],
  ])('has the inline text "%s"', (text, printed) => {
    expect(text).toBe(printed);
  });

  it('tells a new account to confirm its address', () => {
    expect(TOASTS.accountCreated.description).toBe(
      'Please check your email to confirm it before logging in.',
    );
  });

  it('says why an upload failed', () => {
    expect(TEXTS.uploadError('too big')).toBe('Upload error: too big');
  });

  it('answers the same whether an account exists or not', () => {
    expect(TEXTS.resetLinkSent).toBe(
      "If an account exists with that email, you'll receive a password reset link shortly.",
    );
  });
});
