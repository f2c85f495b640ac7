import { describe, expect, it } from 'vitest';
import { TEXTS, TOASTS, type ToastMessage } from './messages.ts';

/**
 * The error catalogue of spec §8 and the pairs of titles and descriptions of §5, as the spec prints them. Each
 * entry has a title and a description.
 */
const CATALOGUE: readonly (readonly [ToastMessage, string, string?])[] = [
  [
    TOASTS.authenticationRequiredForFeature,
    'Authentication Required',
    'You need to be logged in to use this feature.',
  ],
  [TOASTS.authenticationError('x'), 'Authentication error', 'x'],
  [
    TOASTS.couldNotInitiateSignIn,
    'Something went wrong',
    'Could not initiate sign in. Please try again.',
  ],
  [TOASTS.errorOccurred, 'An error occurred', 'Please try again later'],
  [TOASTS.unexpectedError, 'An unexpected error occurred'],
  [TOASTS.somethingWentWrong, 'Something went wrong. Please try again.'],
  [TOASTS.failedToLoadUser, 'Failed to load user information'],
  [TOASTS.errorLoggingOut, 'Error logging out'],
  [TOASTS.invalidEmail, 'Invalid email', 'Please enter a valid email address'],
  [TOASTS.creditsNotVerified, 'Error', 'Failed to verify available credits. Please try again.'],
  [
    TOASTS.insufficientCredits,
    'Insufficient Credits',
    "You don't have enough credits to perform this action.",
  ],
  [TOASTS.creditsUnexpected, 'Error', 'An unexpected error occurred when processing credits.'],
  [TOASTS.generationFailed('x'), 'Error', 'x'],
  [TOASTS.fileTooLarge, 'File too large', 'Maximum file size is 5MB'],
  [TOASTS.invalidFileType, 'Invalid file type', 'Please upload an image file'],
  [TOASTS.favoriteFailed, 'Failed to update favorite status'],
  [TOASTS.nothingToDownload, 'No image available to download'],
  [TOASTS.copyFailed, 'Failed to copy text'],
];

const SUCCESSES: readonly (readonly [ToastMessage, string, string?])[] = [
  [TOASTS.loggedOut, 'Logged out successfully'],
  [TOASTS.favoriteAdded, 'Added to favorites'],
  [TOASTS.favoriteRemoved, 'Removed from favorites'],
  [TOASTS.downloadStarted, 'Image download started'],
  [TOASTS.textCopied, 'Text copied to clipboard'],
];

describe('the toasts of the spec’s error catalogue', () => {
  it.each(CATALOGUE)(
    'the toast %o is destructive and equals the text of the spec',
    (message, title, description) => {
      expect(message).toEqual({ title, description, kind: 'destructive' });
    },
  );

  it.each(SUCCESSES)(
    'the toast %o reports success and equals the text of the spec',
    (message, title, description) => {
      expect(message).toEqual({ title, description, kind: 'success' });
    },
  );

  it.each([
    [TEXTS.userNotAuthenticated, 'User not authenticated'],
    [TEXTS.insufficientCredits, 'Insufficient credits'],
    [TEXTS.unexpectedApplicationError, 'Unexpected Application Error!'],
  ])('TEXTS contains the spec’s inline text "%s"', (text, printed) => {
    expect(text).toBe(printed);
  });

  it('the message of a failed upload gives the reason', () => {
    expect(TEXTS.uploadError('too big')).toBe('Upload error: too big');
  });
});
