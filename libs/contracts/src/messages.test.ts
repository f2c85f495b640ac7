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
  [TOASTS.adsNotSaved, 'Error', 'Failed to save ads to your account'],
  [TOASTS.missingFields, 'Missing fields', 'Please fill in all required fields'],
  [TOASTS.missingInformation, 'Missing Information', 'Please upload an image and provide a title'],
  [TOASTS.variationFailed('x'), 'Variation Creation Failed', 'x'],
  [
    TOASTS.variationNotSaved,
    'Database Error',
    "Your variation was created but couldn't be saved to your account",
  ],
  [TOASTS.overlayFailed('x'), 'Process Failed', 'x'],
  [TOASTS.overlayNotSaved, 'Failed to save results'],
  [TOASTS.noImageVariations, 'No image variations available'],
  [TOASTS.noVariationSaved, 'Failed to save any variations'],
  [TOASTS.enhancementFailed('x'), 'Enhancement Failed', 'x'],
  [
    TOASTS.enhancementNotSaved,
    'Database Error',
    "Your image was enhanced but couldn't be saved to your account",
  ],
  [TOASTS.photoshootFailed, 'Error', 'Failed to generate photoshoot. Please try again.'],
  [TOASTS.adNotSaved, 'Database Error', 'Failed to save your ad to your account'],
  [TOASTS.fileTooLarge, 'File too large', 'Maximum file size is 5MB'],
  [TOASTS.invalidFileType, 'Invalid file type', 'Please upload an image file'],
  [
    TOASTS.creativesMissing,
    'Failed to load creatives',
    'No ad creatives were generated. Please try again.',
  ],
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
  [TOASTS.boostCompleted, 'Boost completed!', 'Your campaign has been boosted successfully'],
  [TOASTS.overlaySaved(4), '4 text overlay variations saved to My Ads'],
  [TOASTS.photoshootSucceeded, 'Success', 'Product photoshoot generated successfully!'],
  [TOASTS.adSaved, 'Ad saved to your account'],
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
    [TEXTS.invalidBriefResponse, 'Invalid response format from webhook'],
    [TEXTS.invalidBoostResponse, 'Invalid response from server'],
    [TEXTS.invalidPhotoshootResponse, 'Invalid response format'],
    [TEXTS.generateFallback, 'Failed to generate ad'],
    [TEXTS.boostFallback, 'Failed to boost campaign'],
    [TEXTS.variationFallback, 'Variation creation failed'],
    [TEXTS.overlayFallback, 'Text overlay failed'],
    [TEXTS.overlayAddFailed, 'Failed to add text overlay'],
    [TEXTS.overlayUnexpected, 'An unexpected error occurred'],
    [TEXTS.enhancementFallback, 'Enhancement failed'],
    [TEXTS.photoshootFallback, 'Failed to generate photoshoot. Please try again.'],
    [TEXTS.photoshootMissingImage, 'Please upload a product image'],
    [TEXTS.userNotAuthenticated, 'User not authenticated'],
    [TEXTS.insufficientCredits, 'Insufficient credits'],
    [TEXTS.unexpectedApplicationError, 'Unexpected Application Error!'],
    [
      TOASTS.overlayNothingNew.title,
      'No new variations saved - they might already exist in My Ads',
    ],
  ])('has the inline text "%s"', (text, printed) => {
    expect(text).toBe(printed);
  });

  it('tells a new account to confirm its address', () => {
    expect(TOASTS.accountCreated.description).toBe(
      'Please check your email to confirm it before logging in.',
    );
  });

  it('names the status of a failed service as each service does', () => {
    expect(TEXTS.boostStatus(500)).toBe('Server responded with status: 500');
    expect(TEXTS.variationStatus(502)).toBe('Error from variation service: 502');
    expect(TEXTS.overlayStatus(503)).toBe('Error from overlay service: 503');
    expect(TEXTS.enhancementStatus(504)).toBe('Error from enhancement service: 504');
    expect(TEXTS.createAdStatus(500, 'boom')).toMatch(/500.*boom/);
    expect(TEXTS.photoshootStatus(500, 'boom')).toMatch(/500.*boom/);
    expect(TEXTS.uploadError('too big')).toBe('Upload error: too big');
  });

  it('answers the same whether an account exists or not', () => {
    expect(TEXTS.resetLinkSent).toBe(
      "If an account exists with that email, you'll receive a password reset link shortly.",
    );
  });
});
