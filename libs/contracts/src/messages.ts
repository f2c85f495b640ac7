/**
 * The product's texts for toasts and inline notices that more than one workspace shows: spec §2, §5, §7 and §8, word for word.
 * What one feature alone says is in its module, beside its flow.
 */

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Destructive unless the spec marks success; `notice` is for texts of our own that are neither. */
  readonly kind: 'destructive' | 'success' | 'notice';
}

export const failureToast = <
  const T extends string,
  const D extends string | undefined = undefined,
>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'destructive' as const });
export const successToast = <
  const T extends string,
  const D extends string | undefined = undefined,
>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'success' as const });
export const noticeToast = <const T extends string, const D extends string | undefined = undefined>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'notice' as const });

export const TOASTS = {
  // Authentication and account
  authenticationRequiredForFeature: failureToast(
    'Authentication Required',
    'You need to be logged in to use this feature.',
  ),
  authenticationRequired: failureToast(
    'Authentication required',
    'Please login to use this feature',
  ),
  loginFailed: (message: string) => failureToast('Login failed', message),
  signUpFailed: (message: string) => failureToast('Sign up failed', message),
  authenticationError: (message: string) => failureToast('Authentication error', message),
  couldNotInitiateSignIn: failureToast(
    'Something went wrong',
    'Could not initiate sign in. Please try again.',
  ),
  errorOccurred: failureToast('An error occurred', 'Please try again later'),
  unexpectedError: failureToast('An unexpected error occurred'),
  somethingWentWrong: failureToast('Something went wrong. Please try again.'),
  invalidOrExpiredLink: failureToast(
    'Invalid or expired link',
    'Please request a new password reset link',
  ),
  passwordUpdated: successToast('Password updated', 'You can now log in with your new password.'),
  loggedIn: successToast('You are now logged in'),
  loggedOut: successToast('Logged out successfully'),
  accountCreated: successToast(
    'Account created',
    'Please check your email to confirm it before logging in.',
  ),
  failedToLoadUser: failureToast('Failed to load user information'),
  errorLoggingOut: failureToast('Error logging out'),
  passwordsDontMatch: failureToast("Passwords don't match", 'Please ensure both passwords match'),
  passwordTooShort: failureToast(
    'Password too short',
    'Password must be at least 6 characters long',
  ),
  passwordsDoNotMatchReset: failureToast(
    'Passwords do not match',
    'Please enter matching passwords.',
  ),
  invalidEmail: failureToast('Invalid email', 'Please enter a valid email address'),

  // Credits
  creditsNotVerified: failureToast(
    'Error',
    'Failed to verify available credits. Please try again.',
  ),
  insufficientCredits: failureToast(
    'Insufficient Credits',
    "You don't have enough credits to perform this action.",
  ),
  creditsUnexpected: failureToast('Error', 'An unexpected error occurred when processing credits.'),

  // Checkout
  checkoutFailed: failureToast('Error', 'Could not initiate checkout. Please try again.'),
  checkoutInvalidResponse: failureToast('Error', 'Invalid response from server.'),

  // Generation
  generationFailed: (message: string) => failureToast('Error', message),
  fileTooLarge: failureToast('File too large', 'Maximum file size is 5MB'),
  invalidFileType: failureToast('Invalid file type', 'Please upload an image file'),

  // Gallery, favourites, detail
  favoriteFailed: failureToast('Failed to update favorite status'),
  favoriteAdded: successToast('Added to favorites'),
  favoriteRemoved: successToast('Removed from favorites'),
  adsNotLoaded: failureToast('Failed to load your ad campaigns'),
  favoritesNotLoaded: failureToast('Failed to load your favorite ads'),
  adNotLoaded: failureToast('Failed to load ad details'),
  adNotFound: failureToast("Ad not found or you don't have permission to view it"),
  adUnavailable: failureToast('Unable to load ad details'),
  nothingToDownload: failureToast('No image available to download'),
  downloadStarted: successToast('Image download started'),
  textCopied: successToast('Text copied to clipboard'),
  copyFailed: failureToast('Failed to copy text'),

  // Texts of our own, where the spec is silent
  subscriptionCancelled: noticeToast(
    'Your subscription is cancelled',
    'You keep your plan and your credits to the end of the period.',
  ),
  subscriptionKept: successToast('Your subscription goes on'),
  passwordTooLong: failureToast('Password too long', 'Please choose a shorter password.'),
  accountExported: noticeToast('Your data is downloaded'),
  accountNotExported: failureToast('Failed to download your data', 'Please try again.'),
  accountDeleted: noticeToast('Your account is deleted'),
  accountNotDeleted: failureToast('Failed to delete your account', 'Please try again.'),
  subscriptionUnchanged: failureToast('Failed to change your subscription', 'Please try again.'),
  adDeleted: noticeToast('Ad deleted'),
  adNotDeleted: failureToast('Failed to delete this ad'),
  assetNotDeleted: failureToast('Failed to delete this picture', 'Please try again.'),
  assetNotLoaded: failureToast('This picture can’t be loaded', 'Please choose another one.'),
  brandKitSaved: successToast('Brand kit saved'),
  brandKitNotSaved: failureToast('Failed to save this brand kit', 'Please try again.'),
  brandKitDeleted: noticeToast('Brand kit deleted', 'Ads that were made with it stay as they are.'),
  brandKitNotDeleted: failureToast('Failed to delete this brand kit', 'Please try again.'),
  campaignDeleted: noticeToast('Campaign deleted', 'Its ads stay in My Ads.'),
  campaignNotDeleted: (message: string) => failureToast('Failed to delete the campaign', message),
  campaignUnchanged: (message: string) => failureToast('Failed to change the campaign', message),
  creditsReturned: (credits: number) =>
    noticeToast(credits === 1 ? 'Your credit came back' : `Your ${credits} credits came back`),
  retryIsFree: noticeToast('Trying again costs nothing', 'This generation stays paid for.'),
  resultReady: successToast('Your result is ready', 'It is saved in My Ads as well.'),
} as const satisfies Record<string, ToastMessage | ((argument: never) => ToastMessage)>;

/** Texts that are thrown or shown inline rather than toasted (spec §2, §5, §7, §8). */
export const TEXTS = {
  userNotAuthenticated: 'User not authenticated',
  insufficientCredits: 'Insufficient credits',
  uploadError: (message: string) => `Upload error: ${message}`,
  checkInbox: 'Check your inbox',
  resetLinkSent:
    "If an account exists with that email, you'll receive a password reset link shortly.",
  unknownDate: 'Unknown date',
  noImage: 'No image available',
  imageNotAvailable: 'Image not available',
  emptyAds: "You haven't created any ad campaigns yet",
  emptyFavorites: 'No favorites yet!',
  adMissing: "We couldn't find the requested ad or you don't have permission to view it.",
  notFound: 'Oops! Page not found',
  unexpectedApplicationError: 'Unexpected Application Error!',
  /** Ours: the heading in place of a module's page that does not load. The release tool's gate looks for it. */
  pageUnavailable: 'This page is unavailable right now',
} as const;

/** Titles and texts of the rows that the tools save (spec §7, Insert ads). */
export const SAVED_AD = {
  variation: { title: 'Creative variation', adText: 'Variation image' },
  enhancement: { title: 'Enhanced creative', adText: 'Enhanced image' },
  photoshootTitle: (productType: string) => `${productType} Photoshoot`,
} as const;

/** The full-screen loader's six messages, {@link LOADING_MESSAGE_INTERVAL_MS} each. */
export const LOADING_MESSAGES = [
  'Reading your brief',
  'Finding the angle your audience cares about',
  'Writing headlines and picking the best',
  'Setting the type and composing the picture',
  'Checking contrast, balance and safe areas',
  'Adding the finishing touches',
] as const;
